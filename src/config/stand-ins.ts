/** Answers for all addresses that do not exist. */
export const MISSING_PAGE = "*";

/** Answers, without a network, for a page that has not been opened before. */
export const OFFLINE_PAGE = "/utan-nat";

/** Path patterns of the pages whose documents answer at other addresses. */
export const STAND_INS: readonly string[] = [MISSING_PAGE, OFFLINE_PAGE];
