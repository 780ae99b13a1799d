/** A word of the block list across the joint of two names; the list itself need not be loaded. */
const BAD_JOINT = /run k|sper m|thor a|ana l|vind eld|ne gr|ni gr|pis s|lor t|gula g/i;

/** Whether a name and what follows it contain something indecent where they meet. */
export function meetsBadly(fullName: string): boolean {
  return BAD_JOINT.test(fullName);
}
