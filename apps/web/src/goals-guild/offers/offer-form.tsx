import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { TagsField } from '../../ui/tags-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { CreateOffer, type OfferFields, UpdateOffer } from './offers.operations.ts'
import { OFFERS } from './readings.ts'
import { useOffersWords } from './words/index.ts'

interface OfferFormProps {
  /** The one that is changed; else a new one. */
  readonly offer?: OfferFields
  readonly onClose: () => void
}

/** One dialog is one intent, however often it is sent. */
function useOfferAct({ offer, onClose }: OfferFormProps, tags: readonly string[]) {
  const words = useOffersWords()
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const done = () => {
    onClose()
    if (!offer) toast({ tone: 'good', text: words.published })
  }
  const create = useAct(CreateOffer, { touches: [OFFERS], failed: setError, done })
  const update = useAct(UpdateOffer, { touches: [OFFERS], failed: setError, done })
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const given = {
      title: text('title'),
      description: text('description') || null,
      tags,
      requestId: requestId.current,
    }
    if (offer) update.mutate({ ...given, offerId: offer.id })
    else create.mutate({ ...given, companyId: text('companyId') })
  }
  return { submit, error, isBusy: create.isPending || update.isPending }
}

export function OfferForm({ offer, onClose }: OfferFormProps) {
  const words = useOffersWords()
  const [tags, setTags] = useState<readonly string[]>(offer?.tags ?? [])
  const { submit, error, isBusy } = useOfferAct({ ...(offer && { offer }), onClose }, tags)
  const field = error instanceof ApiError ? error.field : undefined
  const at = (name: string) => (field === name ? error?.message : undefined)
  return (
    <Dialog title={offer ? words.editTitle : words.publishTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        {!offer && (
          <Field
            label={words.company}
            name="companyId"
            hint={words.companyHint}
            maxLength={64}
            pattern="[0-9A-Za-z_\-]+"
            required
            autoFocus
            error={at('companyId')}
          />
        )}
        <Field
          label={words.name}
          name="title"
          defaultValue={offer?.title}
          maxLength={200}
          required
          error={at('title')}
        />
        <AreaField
          label={words.description}
          name="description"
          defaultValue={offer?.description ?? ''}
          maxLength={5000}
        />
        <TagsField
          label={words.tags}
          hint={words.tagsHint}
          removeLabel={words.removeTag}
          value={tags}
          onChange={setTags}
          error={at('tags')}
        />
        {error && !field && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" wide busy={isBusy}>
          {offer ? words.save : words.publish}
        </Button>
      </form>
    </Dialog>
  )
}
