import { useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AreaField, Field, fieldStyles } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TagsField } from '../../../ui/tags-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { failureOf, FormError } from '../../../ui/form-error.tsx'
import { pageStyles } from '../../kit/page.tsx'
import { useTermsWords } from '../../terms/words/index.ts'
import { MINE } from '../readings.ts'
import { STARTUP_STAGES } from '../../search/use-search.ts'
import type { WholeStartup } from '../startups.operations.ts'
import { changedFields } from './changed-fields.ts'
import { UpdateStartup } from './editor.operations.ts'
import { useEditorWords } from './words/index.ts'

interface PartProps {
  readonly startup: WholeStartup
  readonly errorAt: (name: string) => string | undefined
}

function Place({ startup, errorAt }: PartProps) {
  const words = useEditorWords()
  const terms = useTermsWords()
  return (
    <div className={fieldStyles.pair}>
      <Field
        label={words.industry}
        name="industry"
        maxLength={100}
        defaultValue={startup.industry}
        error={errorAt('industry')}
      />
      <Field
        label={words.location}
        name="location"
        maxLength={100}
        defaultValue={startup.location}
        error={errorAt('location')}
      />
      <SelectField
        label={words.stage}
        name="stage"
        value={startup.stage}
        choices={STARTUP_STAGES.map((code) => ({ code, name: terms.stage[code] }))}
      />
      <Field
        label={words.teamSize}
        name="teamSize"
        type="number"
        min={1}
        max={100_000}
        defaultValue={startup.teamSize ?? 1}
        error={errorAt('teamSize')}
      />
    </div>
  )
}

function Basics({ startup, errorAt }: PartProps) {
  const words = useEditorWords()
  return (
    <>
      <Field
        label={words.name}
        name="name"
        required
        minLength={2}
        maxLength={100}
        defaultValue={startup.name}
        error={errorAt('name')}
      />
      <Field
        label={words.tagline}
        name="tagline"
        minLength={10}
        maxLength={200}
        defaultValue={startup.tagline}
        hint={words.taglineHint}
        error={errorAt('tagline')}
      />
      <AreaField
        label={words.description}
        name="description"
        rows={8}
        maxLength={5000}
        defaultValue={startup.description ?? ''}
      />
      <p className={errorAt('description') ? fieldStyles.error : pageStyles.note}>
        {errorAt('description') ?? words.descriptionHint}
      </p>
      <br />
      <Place startup={startup} errorAt={errorAt} />
      <Field
        label={words.website}
        name="websiteUrl"
        type="url"
        maxLength={500}
        placeholder="https://"
        defaultValue={startup.websiteUrl ?? ''}
        error={errorAt('websiteUrl')}
      />
    </>
  )
}

function Figures({ startup, errorAt }: PartProps) {
  const words = useEditorWords()
  return (
    <div className={fieldStyles.pair}>
      <Field
        label={words.goal}
        name="fundingGoal"
        type="number"
        min={0}
        defaultValue={startup.fundingGoal ?? ''}
        error={errorAt('fundingGoal')}
      />
      <Field
        label={words.raised}
        name="fundingRaised"
        type="number"
        min={0}
        defaultValue={startup.fundingRaised ?? ''}
        error={errorAt('fundingRaised')}
      />
    </div>
  )
}

const FIELDS =
  'name tagline description industry location teamSize websiteUrl fundingGoal fundingRaised tags'.split(
    ' ',
  )

/** What others read; only what has changed is sent. */
export function ProfileForm({ startup }: { readonly startup: WholeStartup }) {
  const words = useEditorWords()
  const common = useCommon()
  const [tags, setTags] = useState(startup.tags)
  const [error, setError] = useState<Error>()
  const update = useAct(UpdateStartup, {
    touches: [MINE],
    failed: setError,
    done: ({ updateStartup }) => {
      setError(undefined)
      mergeEntity(updateStartup)
      toast({ tone: 'good', text: words.saved })
    },
  })
  const failure = failureOf(error, FIELDS)
  const submit = (form: FormData) => {
    const changes = changedFields(startup, form, tags)
    if (Object.keys(changes).length === 0) toast({ tone: 'good', text: words.saved })
    else update.mutate({ ...changes, startupId: startup.id, requestId: newRequestId() })
  }
  return (
    <form
      className={pageStyles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <Card title={words.basics}>
        <Basics startup={startup} errorAt={failure.at} />
        <TagsField
          label={words.tags}
          hint={words.tagsHint}
          removeLabel={words.removeTag}
          value={tags}
          onChange={setTags}
          error={failure.at('tags')}
        />
      </Card>
      <Card title={words.figures}>
        <Figures startup={startup} errorAt={failure.at} />
      </Card>
      <FormError text={failure.rest} />
      <div>
        <Button look="brand" type="submit" busy={update.isPending}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}
