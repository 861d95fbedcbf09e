/**
 * DynamoDB orders strings by their UTF-8 bytes. JavaScript's `<` compares UTF-16 units, which
 * differs as soon as a surrogate pair meets a unit above it: '～' (U+FF5E) < '😀' (U+1F600).
 */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x === y) continue
    const xIsSurrogate = (x & 0xf800) === 0xd800
    const yIsSurrogate = (y & 0xf800) === 0xd800
    // In UTF-8 a surrogate pair (above U+FFFF) comes after every single unit.
    if (xIsSurrogate !== yIsSurrogate) return xIsSurrogate ? 1 : -1
    return x - y
  }
  return a.length - b.length
}
