import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { sendUpload } from '../uploads/send-upload.ts'
import type { MessageFields } from './conversations.operations.ts'
import s from './talks.module.css'
import { useReword, useSay } from './use-say.ts'
import { useConversationsWords } from './words/index.ts'

const CONTENT_MAX = 5000

interface ComposerProps {
  readonly conversationId: string
  /** Which one is being changed. */
  readonly edited: MessageFields | undefined
  readonly onDone: () => void
}

interface AttachProps {
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}

function Attach({ file, onChoose }: AttachProps) {
  const words = useConversationsWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {file && (
        <p className={s.attached}>
          {words.attached(file.name)}
          <Button small look="quiet" onClick={() => onChoose(undefined)}>
            {words.unattach}
          </Button>
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        hidden
        data-testid="chat-file"
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // The same one may be chosen once more.
          target.value = ''
        }}
      />
      <IconButton icon="plus" label={words.attach} onClick={() => input.current?.click()} />
    </>
  )
}

/** A file goes up when its message is sent, once; until then, and if that fails, it stays chosen. */
function useFile() {
  const [file, setFile] = useState<File>()
  const [isUploading, setUploading] = useState(false)
  const sent = useRef<{ readonly file: File; readonly uploadId: string }>(undefined)
  const upload = async (chosen: File): Promise<string> => {
    if (sent.current?.file === chosen) return sent.current.uploadId
    setUploading(true)
    try {
      const uploadId = await sendUpload('chatFile', chosen)
      sent.current = { file: chosen, uploadId }
      return uploadId
    } finally {
      setUploading(false)
    }
  }
  /** The one that could not be sent, once more. */
  const bringBack = (uploadId: string | null) => {
    if (uploadId !== null && uploadId === sent.current?.uploadId) setFile(sent.current.file)
  }
  return { file, setFile, isUploading, upload, bringBack }
}

/** Enter sends, with Shift it is a new line; what could not be sent comes back into the field. */
export function Composer({ conversationId, edited, onDone }: ComposerProps) {
  const words = useConversationsWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const { file, setFile, isUploading, upload, bringBack } = useFile()
  const say = useSay(conversationId, ({ content, uploadId }) => {
    setText(content)
    bringBack(uploadId)
  })
  const reword = useReword(conversationId)
  useEffect(() => {
    if (!edited) return
    setText(edited.content ?? '')
    field.current?.focus()
  }, [edited])
  const content = text.trim()
  const leave = (uploadId: string | null) => {
    setText('')
    setFile(undefined)
    onDone()
    if (edited) reword(edited.id, content)
    else say({ content: content || (file?.name ?? ''), uploadId })
  }
  const submit = () => {
    if (isUploading || (content === '' && !file)) return
    if (edited || !file) leave(null)
    else upload(file).then(leave, ({ message }: Error) => toast({ tone: 'bad', text: message }))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={s.composer}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Attach file={file} onChoose={setFile} />
      <textarea
        ref={field}
        rows={1}
        className={s.field}
        aria-label={words.write}
        placeholder={words.write}
        maxLength={CONTENT_MAX}
        value={text}
        readOnly={isUploading}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button look="brand" icon="send" type="submit" busy={isUploading}>
        {edited ? words.save : words.send}
      </Button>
    </form>
  )
}
