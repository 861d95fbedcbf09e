import { expect, it } from 'vitest'
import { contentDisposition, servedType } from './content-disposition.ts'

it.each(['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'application/pdf'])(
  'shows %s',
  (type) => expect(contentDisposition({ contentType: type })).toBe('inline'),
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
])('saves "%s"', (type) => expect(contentDisposition({ contentType: type })).toBe('attachment'))

const named = (contentType: string, fileName: string) =>
  contentDisposition({ contentType, fileName })

it('keeps a name whole, and nothing of it becomes a header', () => {
  expect(named('text/html', 'Über "uns"\r\nX: y 👩‍👩‍👧.html')).toBe(
    `attachment; filename="_ber _uns___X_ y ________.html"; filename*=UTF-8''` +
      `${encodeURIComponent('Über "uns"\r\nX: y 👩‍👩‍👧.html')}`,
  )
  expect(named('image/png', '')).toBe('inline')
  expect(named('image/png', `${'x'.repeat(199)}😀`)).toContain('%EF%BF%BD')
})

it('saves what could be shown when it is to be saved', () => {
  const file = { contentType: 'application/pdf', fileName: 'deck.pdf', isDownload: true }
  expect(contentDisposition(file)).toMatch(/^attachment; filename="deck.pdf"/)
})

it('calls what could run nothing that runs', () => {
  expect(['text/html', 'image/svg+xml', 'image/png'].map(servedType)).toEqual([
    'application/octet-stream',
    'application/octet-stream',
    'image/png',
  ])
})
