import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { regional } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Ago } from '../../ui/time.tsx'
import { Title } from '../../ui/title.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useSizeText } from '../uploads/file-state.tsx'
import { isAdmin, useMe } from '../users/me.ts'
import { personOf } from '../users/person.ts'
import { useRestore } from './deleted-list.tsx'
import { EditPhoto } from './edit-photo.tsx'
import { DeleteMedia } from './photo-acts.operations.ts'
import { PhotoLists } from './photo-lists.tsx'
import s from './photo-page.module.css'
import type { MediaFields } from './photos.operations.ts'
import { albumsReading, WALLS } from './readings.ts'
import { usePhotosWords } from './words/index.ts'

interface OfPhoto {
  readonly item: MediaFields
}

/** What is known of the day, as people say it. */
function useWhen({ date, dateText }: MediaFields): string | undefined {
  const locale = useLocale()
  if (dateText !== null) return dateText
  if (date === null) return undefined
  const format = new Intl.DateTimeFormat(regional(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

function Remove({ item, onGone }: OfPhoto & { readonly onGone: () => void }) {
  const words = usePhotosWords()
  const me = useMe()
  const restore = useRestore()
  const [isAsking, setAsking] = useState(false)
  const { id: mediaId } = item
  const undo = () => restore.mutate({ mediaId, requestId: newRequestId() })
  const remove = useAct(DeleteMedia, {
    touches: [WALLS, albumsReading.queryKey],
    done: () => {
      toast({
        tone: 'good',
        isLong: isAdmin(me),
        text: (
          <>
            {words.deleted}{' '}
            {isAdmin(me) && (
              <Button small className={s.undo} onClick={undo}>
                {words.undo}
              </Button>
            )}
          </>
        ),
      })
      onGone()
    },
  })
  return (
    <>
      <Button
        small
        look="quiet"
        icon="trash"
        busy={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {words.delete}
      </Button>
      {isAsking && (
        <Confirm
          title={words.deleteTitle}
          text={words.deleteText}
          act={words.delete}
          isDanger
          onConfirm={() => remove.mutate({ mediaId, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What is known of a picture, and what can be done with it. */
export function PhotoFacts({ item, onGone }: OfPhoto & { readonly onGone: () => void }) {
  const words = usePhotosWords()
  const me = useMe()
  const when = useWhen(item)
  const sizeText = useSizeText()
  const [isEditing, setEditing] = useState(false)
  const { uploader, createdAt, title, description, url, sizeBytes, category, fileName } = item
  const isOwn = uploader?.userId === me?.userId || isAdmin(me)
  return (
    <>
      <header className={s.head}>
        <Title className={s.title ?? ''}>
          {title ?? (category === 'pictures' ? words.untitled : fileName)}
        </Title>
        {when !== undefined && <p className={s.when}>{when}</p>}
      </header>
      {description !== null && <p className={s.text}>{description}</p>}
      <PhotoLists item={item} />
      <p className={s.by}>
        {uploader && (
          <>
            <Avatar person={personOf(uploader)} size={26} />
            <span>{words.by(uploader.displayName)}</span>
          </>
        )}
        <small>
          <Ago time={createdAt} /> · {sizeText(sizeBytes)}
        </small>
      </p>
      <div className={s.acts}>
        {isOwn && (
          <Button small icon="pen" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
        <a href={url} download className={buttonClass('quiet', true)}>
          <Icon name="download" size={18} /> {words.download}
        </a>
        {isOwn && <Remove item={item} onGone={onGone} />}
      </div>
      {isEditing && <EditPhoto item={item} onClose={() => setEditing(false)} />}
    </>
  )
}
