import { expect, it } from 'vitest'
import { contentTypeIn } from './content-type.ts'

it('knows a file by its first bytes, and none that could run', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const known = {
    '\xff\xd8\xff\xe0': 'image/jpeg',
    '\x89PNG\r\n\x1a\n': 'image/png',
    GIF89a: 'image/gif',
    'RIFF\0\0\0\0WEBP': 'image/webp',
    'RIFF\0\0\0\0WAVE': undefined,
    '%PDF-1.7': 'application/pdf',
    'II*\0': 'image/tiff',
    '\0\0\0\x18ftypmp42': 'video/mp4',
    '\0\0\0\x18ftypqt  ': 'video/quicktime',
    '\0\0\0\x18ftypheic': undefined,
    '\x1a\x45\xdf\xa3': 'video/webm',
    '<svg onload=alert(1)>': undefined,
    '<!doctype html>': undefined,
    '': undefined,
  }
  for (const [head, type] of Object.entries(known))
    expect(contentTypeIn(bytes(head)), head).toBe(type)
})
