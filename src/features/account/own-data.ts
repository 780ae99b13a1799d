import { downloadFile } from "@/lib/download.ts";
import { fetchOwnRows } from "./own-data-api.ts";

export interface OwnAccount {
  readonly id: string;
  /** The address to sign in with. */
  readonly email: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Those stored in this browser, by page. */
  readonly readFavorites: () => Readonly<Record<string, readonly string[]>>;
  /** Those in the account, where the user chooses names together with another. Throws `BackendError`. */
  readonly fetchRooms: () => Promise<readonly object[]>;
}

const FILE_NAME = "namnfynd-mina-uppgifter.json";

/**
 * Downloads everything that is stored of the user: the rows of the database, the rooms, and this
 * browser's favourites. Not the security log, which may mention others who have signed in here. Returns whether the
 * browser saves files. Throws `BackendError`.
 */
export async function downloadOwnData(account: OwnAccount): Promise<boolean> {
  const { id, email, createdAt, readFavorites, fetchRooms } = account;
  const rows = await fetchOwnRows(id);
  const rooms = await fetchRooms();
  const data = {
    exported_at: new Date().toISOString(),
    user: { id, email, created_at: createdAt },
    ...rows,
    rooms,
    favorites_in_this_browser: readFavorites(),
  };
  const content = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  return downloadFile(FILE_NAME, content);
}
