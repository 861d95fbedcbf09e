import { pdfOf } from './pdf.ts'

const RUN = 'window.hacked = true'

/** What is no picture, by the names and types of some: each would run a script where it is opened. */
export const HOSTILE_PICTURES = [
  {
    name: 'sun.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="${RUN}"><script>${RUN}</script></svg>`,
    ),
  },
  {
    name: 'holiday.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(`<!doctype html><script>${RUN}</script><img src=x onerror="${RUN}">`),
  },
  {
    name: 'letter.png',
    mimeType: 'image/png',
    buffer: pdfOf(['It asks for a script.']),
  },
] as const
