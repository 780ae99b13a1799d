/** The files of backups: compressed, encrypted for a key whose private half is elsewhere, and never half written. */
import { createReadStream, createWriteStream, readdirSync, readFileSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";

const EXTENSION = ".sql.gz.age";

/** A file of less than this part of the one before it lacks something. */
const LEAST_PART = 0.5;

/**
 * Writes a dump, and gives the file its name when it is whole.
 *
 * @param recipient a public key of age
 * @param label after the time, in the name
 * @returns the path of the file
 */
export async function writeBackup(
  folder: string,
  label: string,
  recipient: string,
  dump: AsyncIterable<Uint8Array | string>,
): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const file = join(folder, `namnfynd-${time}-${label}${EXTENSION}`);
  const unfinished = `${file}.part`;
  try {
    await pipeline(
      Readable.from(dump),
      createGzip(),
      async function* (compressed: AsyncIterable<Uint8Array>) {
        yield* await encrypter.encrypt(streamOf(compressed));
      },
      createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return file;
}

/**
 * The text of a backup, as a stream that fails where the file was changed or cut short.
 *
 * @param keyFile a file of age-keygen
 */
export async function readBackup(file: string, keyFile: string): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const line of readFileSync(keyFile, "utf8").split(/\r?\n/)) {
    if (line !== "" && !line.startsWith("#")) decrypter.addIdentity(line);
  }
  const encrypted: AsyncIterable<Uint8Array> = createReadStream(file);
  const compressed = await decrypter.decrypt(streamOf(encrypted));
  const dump = createGunzip();
  // Its reader gets the error.
  pipeline(compressed, dump).catch((error) => dump.destroy(error));
  return dump;
}

/** The paths of the backups in a folder, the newest first. */
export function backupsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(EXTENSION))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** @throws Error when the newest backup is much smaller than the one before it */
export function compareSizes([newest, previous]: readonly string[]): void {
  if (newest === undefined || previous === undefined) return;
  const [size, usual] = [statSync(newest).size, statSync(previous).size];
  if (size < usual * LEAST_PART) {
    throw new Error(`${newest} has ${size} bytes, the one before it ${usual}`);
  }
}

/** `ReadableStream.from`, which the types of the DOM do not have. */
function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
