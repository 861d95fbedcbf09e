import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useDraftsWords } from '../words/index.ts'
import s from './scan.module.css'
import type { ScanSheet } from './use-sheets.ts'

/** Something that is drawn around on a page. */
export interface ScanMark {
  readonly kind: 'doubt' | 'current' | 'evidence'
  readonly page: number
  readonly box: readonly number[]
}

interface ScanProps {
  readonly sheets: readonly (ScanSheet | undefined)[]
  readonly marks: readonly ScanMark[]
  /** What is to be seen now. */
  readonly shown: ScanMark | undefined
  readonly onPoint: (at: { page: number; x: number; y: number; width: number }) => void
}

/** Nobody reads at the very edge. */
const EDGE_PX = 24
const ZOOMS = [1, 1.5, 2, 3]
const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

function Box({ mark, sheet }: { readonly mark: ScanMark; readonly sheet: ScanSheet }) {
  const [left = 0, top = 0, width = 0, height = 0] = mark.box
  return (
    <span
      className={s.box}
      data-kind={mark.kind}
      style={{
        left: percent(left, sheet.width),
        top: percent(top, sheet.height),
        width: percent(width, sheet.width),
        height: percent(height, sheet.height),
      }}
    />
  )
}

const Glass = ({ path }: { readonly path: string }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={`M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM21 21l-4.3-4.3${path}`} />
  </svg>
)

interface PageProps extends Pick<ScanProps, 'marks' | 'onPoint'> {
  readonly sheet: ScanSheet
  readonly count: number
}

function ScanPage({ sheet, count, marks, onPoint }: PageProps) {
  const words = useDraftsWords().review
  const { number: page, width, height, url } = sheet
  const point = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const around = currentTarget.getBoundingClientRect()
    const scale = width / around.width
    onPoint({ page, width, x: (clientX - around.left) * scale, y: (clientY - around.top) * scale })
  }
  return (
    // By keyboard one goes from word to word in the text, and the scan follows.
    <figure
      className={s.page}
      data-number={page}
      style={{ aspectRatio: `${width} / ${height}` }}
      onClick={point}
    >
      <img
        src={url}
        width={width}
        height={height}
        loading={page === 1 ? 'eager' : 'lazy'}
        alt={words.scanOf(page, count)}
      />
      {marks.map((mark) => (
        <Box key={`${mark.kind} ${mark.box.join(' ')}`} mark={mark} sheet={sheet} />
      ))}
    </figure>
  )
}

/** Brings what is meant into the middle, where it is not to be seen already. */
function useShown(shown: ScanMark | undefined, zoom: number) {
  const desk = useRef<HTMLDivElement>(null)
  const key = shown && `${shown.page} ${shown.box.join(' ')}`
  useEffect(() => {
    const around = desk.current
    const box = around?.querySelector('[data-kind="current"], [data-kind="evidence"]')
    if (!around || !box || key === undefined) return
    const [outer, inner] = [around.getBoundingClientRect(), box.getBoundingClientRect()]
    const isSeen =
      inner.top >= outer.top + EDGE_PX &&
      inner.bottom <= outer.bottom - EDGE_PX &&
      inner.left >= outer.left &&
      inner.right <= outer.right
    if (isSeen) return
    around.scrollBy({
      left: (inner.left + inner.right - outer.left - outer.right) / 2,
      top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
    })
  }, [key, zoom])
  return desk
}

/** The pages as they were scanned, on a dark desk, with what is meant drawn around. */
export function Scan({ sheets, marks, shown, onPoint }: ScanProps) {
  const words = useDraftsWords().review
  const [zoom, setZoom] = useState(0)
  const desk = useShown(shown, zoom)
  const by = (step: number) => setZoom(Math.max(0, Math.min(ZOOMS.length - 1, zoom + step)))
  return (
    <section className={s.scan} aria-label={words.scan}>
      {/* Whoever has no mouse scrolls it by the arrow keys. */}
      <div className={s.desk} ref={desk} tabIndex={0} role="group" aria-label={words.scan}>
        <div className={s.pages} style={{ width: `${100 * (ZOOMS[zoom] ?? 1)}%` }}>
          {sheets.map((sheet, place) =>
            sheet ? (
              <ScanPage
                key={sheet.number}
                sheet={sheet}
                count={sheets.length}
                marks={marks.filter(({ page }) => page === sheet.number)}
                onPoint={onPoint}
              />
            ) : (
              <div key={place + 1} className={s.coming} />
            ),
          )}
        </div>
      </div>
      <div className={s.zoom}>
        <button
          type="button"
          aria-label={words.smaller}
          title={words.smaller}
          disabled={zoom === 0}
          onClick={() => by(-1)}
        >
          <Glass path="M8 11h6" />
        </button>
        <button
          type="button"
          aria-label={words.larger}
          title={words.larger}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => by(1)}
        >
          <Glass path="M8 11h6M11 8v6" />
        </button>
      </div>
    </section>
  )
}
