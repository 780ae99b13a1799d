/** Types and lists that all objects share. */

/** The fields of one of Stripe's objects that something reads. */
export type DeepPartial<T> = T extends object ? { [Key in keyof T]?: DeepPartial<T[Key]> } : T;

/** A list with all its entries, as it is inside another object. */
export function listObject<Entry>(url: string, data: Entry[]) {
  return { object: "list" as const, data, has_more: false, url };
}
