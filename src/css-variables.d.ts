import "react";

declare module "react" {
  interface CSSProperties {
    /** Index in a list, for staggered animations. */
    "--order"?: number;
    /** Letters of a name that is fitted to the width of its card. */
    "--letters"?: number;
  }
}
