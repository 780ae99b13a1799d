/** What a name is shown between; empty without one. */
export interface Beside {
  readonly given: string;
  readonly surname: string;
}
