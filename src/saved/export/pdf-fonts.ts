import regularAddress from "@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf?url";
import boldAddress from "@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf?url";

/** The fonts of a document, as font files; it contains only the letters that it uses. */
export interface PdfFonts {
  readonly regular: ArrayBuffer;
  readonly bold: ArrayBuffer;
}

/** Fetches Fraunces with its extended Latin letters, which the font of the pages does not have. */
export async function fetchPdfFonts(signal: AbortSignal): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all(
    [regularAddress, boldAddress].map((address) => fetchFont(address, signal)),
  );
  if (!regular || !bold) throw new Error("A font is missing");
  return { regular, bold };
}

async function fetchFont(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The font ${address} was answered with ${response.status}`);
  return response.arrayBuffer();
}
