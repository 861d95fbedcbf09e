const HEAD_BYTES = 16
const TIFF = /^(?:II\*\0|MM\0\*)/

/** Films say of themselves what they are: Apple's by one word, and photographs of phones by others. */
function filmOf(brand: string): string | undefined {
  if (brand === 'qt  ') return 'video/quicktime'
  return /^(?:hei|hev|mif|msf|avi)/.test(brand) ? undefined : 'video/mp4'
}

/** What the first bytes of a file say that it is; undefined for what is shown nowhere. */
export function contentTypeIn(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n')) return 'image/png'
  if (head.startsWith('GIF8')) return 'image/gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp'
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'video/webm'
  if (TIFF.test(head)) return 'image/tiff'
  return head.slice(4, 8) === 'ftyp' ? filmOf(head.slice(8, 12)) : undefined
}

/** By its content: its name may say anything. The server looks again, at all of it. */
export const contentTypeOf = async (file: Blob): Promise<string | undefined> =>
  contentTypeIn(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
