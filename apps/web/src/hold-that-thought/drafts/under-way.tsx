import { useQuery } from '@tanstack/react-query'
import { Bar } from '../../ui/bar.tsx'
import type { DraftFields } from './drafts.operations.ts'
import { sheetReading } from './readings.ts'
import s from './under-way.module.css'
import { useDraftsWords } from './words/index.ts'

interface SheetProps {
  readonly draftId: string
  readonly page: number
}

/** As it was read, with a line for each line of it. */
function Sheet({ draftId, page }: SheetProps) {
  const words = useDraftsWords()
  const sheet = useQuery(sheetReading(draftId, page)).data?.draftPage
  if (!sheet) return <li className={s.sheet} aria-hidden="true" />
  return (
    <li className={s.sheet}>
      <img
        src={sheet.url}
        width={sheet.width}
        height={sheet.height}
        alt={words.pageRead(page, sheet.lines.length)}
      />
    </li>
  )
}

/** Page by page as they are read; nobody has to wait here. */
export function UnderWay({ draft }: { readonly draft: DraftFields }) {
  const words = useDraftsWords()
  const { id, pagesDone, pageCount, files } = draft
  const done = pagesDone ?? 0
  const text = words.pagesDone(done, pageCount)
  return (
    <div className={s.way}>
      <div className={s.said}>
        <p role="status" className={s.count}>
          {text}
        </p>
        <Bar value={done} max={pageCount ?? Math.max(files.length, done + 1)} label={text} />
        <p>{words.underWayText}</p>
      </div>
      <ul className={s.sheets}>
        {Array.from({ length: done }, (_, place) => (
          <Sheet key={place} draftId={id} page={place + 1} />
        ))}
        <li className={s.sheet} data-now aria-hidden="true">
          <i />
        </li>
      </ul>
    </div>
  )
}
