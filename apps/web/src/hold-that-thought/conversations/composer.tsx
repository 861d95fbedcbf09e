import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { FileStateLine } from '../uploads/file-state.tsx'
import { type UploadQueue, useQueue } from '../uploads/upload-queue.ts'
import { ATTACHMENTS_MAX, attachmentsFor } from './attachment-queue.ts'
import s from './talks.module.css'
import { useSay } from './use-say.ts'
import { useConversationsWords } from './words/index.ts'

const TEXT_MAX = 5000

function Attached({ queue }: { readonly queue: UploadQueue<string> }) {
  const words = useConversationsWords()
  const files = useQueue(queue)
  if (files.length === 0) return null
  return (
    <ul className={s.attached} aria-label={words.attachedFiles}>
      {files.map(({ id, file, state }) => (
        <li key={id} data-kind={state.kind}>
          <span className={s.fileName}>{file.name}</span>
          {state.kind !== 'done' && <FileStateLine name={file.name} state={state} />}
          {state.kind === 'failed' && (
            <IconButton
              icon="retry"
              size={16}
              label={words.tryAgain(file.name)}
              onClick={() => queue.again(id)}
            />
          )}
          <IconButton
            icon="close"
            size={16}
            label={words.unattach(file.name)}
            onClick={() => queue.remove(id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** As many as one message may have; who gives more is told. */
function useAttach(queue: UploadQueue<string>) {
  const words = useConversationsWords()
  return (given: Iterable<File>) => {
    const files = [...given]
    const room = ATTACHMENTS_MAX - queue.files().length
    if (files.length > room) toast({ tone: 'bad', text: words.tooMany(ATTACHMENTS_MAX) })
    queue.add(files.slice(0, Math.max(0, room)))
  }
}

interface AttachProps {
  readonly onFiles: (files: Iterable<File>) => void
}

function Attach({ onFiles }: AttachProps) {
  const words = useConversationsWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="attachments"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <IconButton icon="plus" label={words.attach} onClick={() => input.current?.click()} />
    </>
  )
}

/** Enter sends, with Shift it is a new line; files are chosen, dropped or pasted, and go up meanwhile. */
export function Composer({ conversationId }: { readonly conversationId: string }) {
  const words = useConversationsWords()
  const [text, setText] = useState('')
  const queue = attachmentsFor(conversationId)
  const files = useQueue(queue)
  const attach = useAttach(queue)
  const say = useSay(conversationId, setText)
  const isReady = files.every(({ state }) => state.kind === 'done')
  const hasFailed = files.some(({ state }) => state.kind === 'failed')
  const submit = () => {
    const written = text.trim()
    const attachmentIds = files.flatMap(({ result }) => result ?? [])
    if (!isReady || (written === '' && attachmentIds.length === 0)) return
    setText('')
    queue.clear()
    say({ text: written, attachmentIds })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const take = (event: DragEvent | ClipboardEvent, given: FileList) => {
    if (given.length === 0) return
    event.preventDefault()
    attach([...given])
  }
  return (
    <form
      className={s.composer}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Attached queue={queue} />
      <Attach onFiles={attach} />
      <textarea
        rows={1}
        className={s.field}
        aria-label={words.write}
        placeholder={words.write}
        maxLength={TEXT_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => take(event, event.clipboardData.files)}
        onKeyDown={press}
      />
      <Button
        look="brand"
        icon="send"
        type="submit"
        busy={!isReady && !hasFailed}
        disabled={hasFailed}
      >
        {words.send}
      </Button>
    </form>
  )
}
