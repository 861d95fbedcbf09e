import { useState } from 'react'
import { Bar } from '../../ui/bar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FileStateLine } from '../uploads/file-state.tsx'
import { isWorthAgain, type QueuedFile, useQueue } from '../uploads/upload-queue.ts'
import { useSmall } from '../uploads/use-small.ts'
import { useUploadsWords } from '../uploads/words/index.ts'
import { photoQueue } from './photo-queue.ts'
import s from './upload-tray.module.css'
import { usePhotosWords } from './words/index.ts'

/** More of them than these are shown when somebody asks. */
const SHOWN = 4

function Row({ queued }: { readonly queued: QueuedFile<string> }) {
  const words = useUploadsWords()
  const { id, file, state } = queued
  const url = useSmall(file)
  return (
    <li className={s.row}>
      <span className={s.picture}>{url !== undefined && <img src={url} alt="" />}</span>
      <span className={s.about}>
        <span className={s.name}>{file.name}</span>
        <FileStateLine name={file.name} state={state} />
      </span>
      {isWorthAgain(state) && (
        <IconButton
          icon="retry"
          label={words.again(file.name)}
          onClick={() => photoQueue.again(id)}
        />
      )}
      {state.kind !== 'done' && (
        <IconButton
          icon="close"
          label={words.remove(file.name)}
          onClick={() => photoQueue.remove(id)}
        />
      )}
    </li>
  )
}

const partOf = ({ state }: QueuedFile<string>): number =>
  state.kind === 'done' || state.kind === 'failed' || state.kind === 'checking'
    ? 1
    : state.kind === 'sending'
      ? state.part
      : 0

/** All that is on its way, and how far: those that failed and those that go first. */
export function UploadTray() {
  const words = usePhotosWords()
  const files = useQueue(photoQueue)
  const [isAll, setAll] = useState(false)
  if (files.length === 0) return null
  const done = files.filter(({ state }) => state.kind === 'done').length
  const open = files.filter(({ state }) => state.kind !== 'done')
  const failed = open.filter(({ state }) => state.kind === 'failed').length
  const sum = files.reduce((all, file) => all + partOf(file), 0)
  const text = words.brought(done, files.length)
  const shown = isAll ? open : open.slice(0, SHOWN)
  return (
    <section className={s.tray} aria-label={words.tray}>
      <header className={s.head}>
        <b role="status">{text}</b>
        {done + failed === files.length && (
          <Button small look="quiet" onClick={() => photoQueue.clear()}>
            {words.clear}
          </Button>
        )}
      </header>
      <Bar value={sum} max={files.length} label={words.tray} text={text} />
      {shown.length > 0 && (
        <ul className={s.rows}>
          {shown.map((queued) => (
            <Row key={queued.id} queued={queued} />
          ))}
        </ul>
      )}
      {open.length > SHOWN && (
        <Button small look="quiet" onClick={() => setAll(!isAll)}>
          {isAll ? words.fewer : words.all(open.length - SHOWN)}
        </Button>
      )}
    </section>
  )
}
