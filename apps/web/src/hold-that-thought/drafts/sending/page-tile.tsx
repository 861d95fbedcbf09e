import type { ComponentProps } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { FileStateLine, useSizeText } from '../../uploads/file-state.tsx'
import { isWorthAgain, type QueuedFile } from '../../uploads/upload-queue.ts'
import { useSmall } from '../../uploads/use-small.ts'
import { useUploadsWords } from '../../uploads/words/index.ts'
import { useDraftsWords } from '../words/index.ts'
import s from './sending.module.css'

interface PageTileProps {
  readonly page: QueuedFile<string>
  /** From 1. */
  readonly number: number
  readonly count: number
  readonly isHeld: boolean
  readonly handle: ComponentProps<'button'>
  readonly onStep: (by: -1 | 1) => void
  readonly onAgain: () => void
  readonly onRemove: () => void
}

/** What cannot be drawn is a sheet with its kind on it. */
function Picture({ file }: { readonly file: File }) {
  const url = useSmall(file)
  return (
    <span className={s.picture}>
      {url === undefined ? (
        <span aria-hidden="true">{file.name.split('.').at(-1)?.slice(0, 4).toUpperCase()}</span>
      ) : (
        <img src={url} alt="" />
      )}
    </span>
  )
}

/** One page on its way: what it is, how far it is, and where it stands among the others. */
export function PageTile(props: PageTileProps) {
  const { page, number, count, isHeld, handle, onStep, onAgain, onRemove } = props
  const words = useDraftsWords()
  const uploads = useUploadsWords()
  const sizeText = useSizeText()
  const { id, file, state } = page
  return (
    <li className={s.tile} data-page={id} data-held={isHeld || undefined}>
      <button
        type="button"
        className={s.handle}
        aria-label={words.sending.handle(number, file.name)}
        title={words.sending.handleHint}
        {...handle}
      >
        <Picture file={file} />
        <b aria-hidden="true">{number}</b>
      </button>
      <div className={s.about}>
        <span className={s.name}>{file.name}</span>
        <small>{sizeText(file.size)}</small>
        <FileStateLine name={file.name} state={state} />
      </div>
      <div className={s.acts}>
        <IconButton
          icon="back"
          label={words.sending.earlier(number)}
          disabled={number === 1}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="back"
          className={s.later}
          label={words.sending.later(number)}
          disabled={number === count}
          onClick={() => onStep(1)}
        />
        {isWorthAgain(state) && (
          <IconButton icon="retry" label={uploads.again(file.name)} onClick={onAgain} />
        )}
        <IconButton icon="close" label={uploads.remove(file.name)} onClick={onRemove} />
      </div>
    </li>
  )
}
