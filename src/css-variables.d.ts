import "react";

declare module "react" {
  interface CSSProperties {
    /** Place in a list, for animations that follow one another. */
    "--order"?: number;
    /** Characters of a text that is set as large as its place allows. */
    "--letters"?: number;
  }
}
