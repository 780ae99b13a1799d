/** The sizes of the files of /data; scripts/build/open-data/plugin.ts makes the module. */
declare module "virtual:open-data" {
  export const sizes: import("@/names/open-data.ts").DataSizes;
}
