import { Icon } from '../../ui/icons.tsx'
import { useSizeText } from '../uploads/file-state.tsx'
import type { DraftFields } from './drafts.operations.ts'
import s from './failed.module.css'
import { useDraftsWords } from './words/index.ts'

/** As they were sent. They are saved, never opened here: what is in a PDF may want to run. */
export function Originals({ draft }: { readonly draft: DraftFields }) {
  const words = useDraftsWords()
  const sizeText = useSizeText()
  if (draft.files.length === 0) return null
  return (
    <ul className={s.originals}>
      {draft.files.map(({ fileName, size, url }, place) => (
        <li key={url}>
          <a href={url} download className={s.file}>
            <Icon name="download" size={18} />
            <span>{fileName ?? words.page(place + 1)}</span>
            <small>{sizeText(size)}</small>
          </a>
        </li>
      ))}
      {draft.pdfUrl !== null && (
        <li>
          <a href={draft.pdfUrl} download className={s.file}>
            <Icon name="download" size={18} />
            <span>{words.onePdf}</span>
          </a>
        </li>
      )}
    </ul>
  )
}
