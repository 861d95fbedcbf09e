import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useOwnUrl } from '../../ui/own-url.ts'
import { toast } from '../../ui/toasts.tsx'
import { useMe } from '../users/me.ts'
import s from './composer.module.css'
import { PostActivity } from './feed-acts.operations.ts'
import { useFeedWords } from './words/index.ts'

const TEXT_MAX = 2000

/** What sends photos comes when there is one. */
const loadSending = () => import('./send-photo.ts')

interface PhotoProps {
  readonly photo: File
  readonly isBusy: boolean
  readonly onRemove: () => void
}

function Photo({ photo, isBusy, onRemove }: PhotoProps) {
  const words = useFeedWords()
  const url = useOwnUrl(photo)
  return (
    <div className={s.photo}>
      <img src={url} alt={words.chosenPhoto} />
      {isBusy && <progress aria-label={words.sending} />}
      {!isBusy && (
        <IconButton
          icon="close"
          label={words.removePhoto}
          className={s.remove}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

/** One intent, however often it is sent: the photo goes up once. */
function usePost(groupId: string | undefined, onDone: () => void) {
  const words = useFeedWords()
  const requestId = useRef(newRequestId())
  const sent = useRef<{ readonly photo: File; readonly uploadId: string }>(undefined)
  const [isSending, setSending] = useState(false)
  const post = useAct(PostActivity, {
    touches: [['feed'], ...(groupId ? [['group', groupId, 'feed']] : [])],
    done: () => {
      requestId.current = newRequestId()
      sent.current = undefined
      onDone()
    },
  })
  const upload = async (photo: File): Promise<string> => {
    if (sent.current?.photo !== photo) {
      const { sendPhoto } = await loadSending()
      sent.current = { photo, uploadId: await sendPhoto(photo) }
    }
    return sent.current.uploadId
  }
  const submit = async (text: string, photo: File | undefined) => {
    setSending(true)
    try {
      const uploadId = photo ? await upload(photo) : null
      post.mutate({ text, groupId, uploadId, requestId: requestId.current })
    } catch {
      toast({ tone: 'bad', text: words.photoFailed })
    } finally {
      setSending(false)
    }
  }
  return { submit, isBusy: isSending || post.isPending }
}

interface ComposerProps {
  readonly groupId?: string
  /** What another app has handed over. */
  readonly given?: string | undefined
}

/** To those who follow one, or to a group. */
export function Composer({ groupId, given }: ComposerProps) {
  const words = useFeedWords()
  const me = useMe()
  const [text, setText] = useState(given?.slice(0, TEXT_MAX) ?? '')
  const [photo, setPhoto] = useState<File>()
  const { submit, isBusy } = usePost(groupId, () => {
    setText('')
    setPhoto(undefined)
  })
  const isReady = text.trim() !== ''
  return (
    <form
      className={s.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void submit(text.trim(), photo)
      }}
    >
      <Avatar person={me} size={44} />
      <div className={s.body}>
        <textarea
          rows={1}
          value={text}
          maxLength={TEXT_MAX}
          autoFocus={given !== undefined}
          placeholder={words.compose}
          aria-label={words.compose}
          onChange={(event) => setText(event.target.value)}
        />
        {photo && <Photo photo={photo} isBusy={isBusy} onRemove={() => setPhoto(undefined)} />}
        <div className={s.actions}>
          <label className={s.pick}>
            <Icon name="image" size={20} /> {words.addPhoto}
            <input
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                setPhoto(target.files?.[0] ?? photo)
                target.value = ''
              }}
            />
          </label>
          <Button look="brand" small type="submit" disabled={!isReady} busy={isBusy}>
            {words.share}
          </Button>
        </div>
      </div>
    </form>
  )
}
