/**
 * Adds a script to the page; rejects when it cannot be loaded, as when an extension blocks it.
 *
 * @param crossOrigin whether it is requested by CORS, which not every server of scripts answers
 */
export function loadScript(url: string, crossOrigin: "anonymous" | null = null): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.crossOrigin = crossOrigin;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${url} cannot be loaded`)));
    document.head.append(script);
  });
}
