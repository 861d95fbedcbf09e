import { type FormEvent, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { useCommon } from '../../i18n/common/index.ts'
import { failureOf, FormError } from '../../ui/form-error.tsx'
import { TellMedia } from './photo-acts.operations.ts'
import type { MediaFields } from './photos.operations.ts'
import { albumsReading, WALLS } from './readings.ts'
import { usePhotosWords } from './words/index.ts'

const NAMES = ['title', 'description', 'date', 'dateText'] as const

interface EditPhotoProps {
  readonly item: MediaFields
  readonly onClose: () => void
}

/** Only what is another now is sent: what somebody else tells meanwhile stays. */
function changedIn(form: FormData, item: MediaFields) {
  const said = NAMES.map((name) => [name, String(form.get(name) ?? '').trim()] as const)
  return Object.fromEntries(
    said
      .filter(([name, text]) => text !== (item[name] ?? ''))
      .map(([name, text]) => [name, text || null]),
  )
}

/** What it is called and when it was: for who has brought it, and admins. */
export function EditPhoto({ item, onClose }: EditPhotoProps) {
  const words = usePhotosWords()
  const common = useCommon()
  const [error, setError] = useState<Error>()
  const tell = useAct(TellMedia, {
    failed: setError,
    done: ({ updateMedia }) => {
      mergeEntity(updateMedia)
      readAgain(WALLS, albumsReading.queryKey)
      onClose()
    },
  })
  const failure = failureOf(error, NAMES)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const changed = changedIn(new FormData(event.currentTarget), item)
    if (Object.keys(changed).length === 0) return onClose()
    tell.mutate({ mediaId: item.id, ...changed, requestId: newRequestId() })
  }
  return (
    <Dialog title={words.editTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={words.caption}
          name="title"
          defaultValue={item.title ?? ''}
          maxLength={200}
          error={failure.at('title')}
        />
        <div className={fieldStyles.pair}>
          <Field
            label={words.date}
            name="date"
            type="date"
            defaultValue={item.date ?? ''}
            error={failure.at('date')}
          />
          <Field
            label={words.dateText}
            name="dateText"
            placeholder={words.dateTextExample}
            defaultValue={item.dateText ?? ''}
            maxLength={100}
            error={failure.at('dateText')}
          />
        </div>
        <AreaField
          label={words.story}
          name="description"
          defaultValue={item.description ?? ''}
          maxLength={2000}
        />
        <FormError text={failure.rest ?? failure.at('description')} />
        <Button look="brand" type="submit" busy={tell.isPending}>
          {common.save}
        </Button>
      </form>
    </Dialog>
  )
}
