import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { sendUpload } from '../uploads/send-upload.ts'
import { EditMessage, type MessageFields, SendMessage } from './conversations.operations.ts'
import { talksListing } from './readings.ts'
import s from './talks.module.css'
import { showMessage } from './use-messages.ts'
import { useConversationsWords } from './words/index.ts'

const CONTENT_MAX = 5000

interface ComposerProps {
  readonly conversationId: string
  /** Which one is being changed. */
  readonly edited: MessageFields | undefined
  readonly onDone: () => void
}

function useSay(conversationId: string, onFailed: (text: string) => void) {
  const send = useAct(SendMessage, {
    touches: [talksListing.queryKey],
    done: ({ sendMessage }) => showMessage(sendMessage),
    failed: (error, { content }) => {
      onFailed(content)
      toast({ tone: 'bad', text: error.message })
    },
  })
  const edit = useAct(EditMessage, {
    optimistic: ({ messageId, content }) => mergeEntity({ id: messageId, content }),
    done: ({ editMessage }) => {
      mergeEntity(editMessage)
      readAgain(talksListing.queryKey)
    },
  })
  return {
    isSending: send.isPending,
    say: (content: string, uploadId: string | null) =>
      send.mutate({ conversationId, content, uploadId, requestId: newRequestId() }),
    change: (messageId: string, content: string) =>
      edit.mutate({ conversationId, messageId, content, requestId: newRequestId() }),
  }
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
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <IconButton icon="plus" label={words.attach} onClick={() => input.current?.click()} />
    </>
  )
}

/** Enter sends, with Shift it is a new line; what could not be sent comes back into the field. */
export function Composer({ conversationId, edited, onDone }: ComposerProps) {
  const words = useConversationsWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const { say, change, isSending } = useSay(conversationId, setText)
  useEffect(() => {
    if (!edited) return
    setText(edited.content ?? '')
    field.current?.focus()
  }, [edited])
  const submit = async () => {
    const content = text.trim()
    if (content === '' && !file) return
    setText('')
    setFile(undefined)
    onDone()
    if (edited) return change(edited.id, content)
    try {
      say(content || (file?.name ?? ''), file ? await sendUpload('chatFile', file) : null)
    } catch (error) {
      setText(content)
      toast({ tone: 'bad', text: (error as Error).message })
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <form
      className={s.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
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
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <Button look="brand" icon="send" type="submit" busy={isSending}>
        {edited ? words.save : words.send}
      </Button>
    </form>
  )
}
