import { expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

it.each(['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'application/pdf'])(
  'shows %s',
  (type) => expect(contentDisposition(type)).toBe('inline'),
)

it.each([
  'image/svg+xml',
  'image/svg',
  'text/html',
  'application/xhtml+xml',
  'application/octet-stream',
  'application/pdf; charset=utf-8',
  'IMAGE/SVG+XML',
  '',
])('saves "%s"', (type) => expect(contentDisposition(type)).toBe('attachment'))

it('keeps a name whole, and nothing of it becomes a header', () => {
  expect(contentDisposition('text/html', 'Über "uns"\r\nX: y 👩‍👩‍👧.html')).toBe(
    `attachment; filename="_ber _uns___X_ y ________.html"; filename*=UTF-8''` +
      `${encodeURIComponent('Über "uns"\r\nX: y 👩‍👩‍👧.html')}`,
  )
  expect(contentDisposition('image/png', '')).toBe('inline')
  expect(contentDisposition('image/png', `${'x'.repeat(199)}😀`)).toContain('%EF%BF%BD')
})
