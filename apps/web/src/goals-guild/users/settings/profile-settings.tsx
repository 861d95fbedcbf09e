import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity, queries } from '../../../api/cache.ts'
import { ApiError } from '../../../api/errors.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { useLocale } from '../../../i18n/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AreaField, Field, fieldStyles } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TagsField } from '../../../ui/tags-field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { Title } from '../../../ui/title.tsx'
import { AvatarCard } from '../avatar/avatar-card.tsx'
import { changedFields } from './changed-fields.ts'
import { profileReading } from './readings.ts'
import { countriesIn, languagesIn, zonesIn } from './regions.ts'
import { type ProfileFields, UpdateProfile } from './settings.operations.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

interface PartProps {
  readonly profile: ProfileFields
  readonly errorAt: (name: string) => string | undefined
}

function Names({ profile, errorAt }: PartProps) {
  const { profile: words } = useSettingsWords()
  return (
    <>
      <Field
        label={words.fullName}
        name="fullName"
        defaultValue={profile.fullName}
        maxLength={100}
        required
        autoComplete="name"
        error={errorAt('fullName')}
      />
      <div className={s.pair}>
        <Field
          label={words.nickname}
          name="nickname"
          defaultValue={profile.nickname}
          maxLength={32}
          required
          autoCapitalize="none"
          hint={words.nicknameHint}
          error={errorAt('nickname')}
        />
        <Field
          label={words.pronouns}
          name="pronouns"
          defaultValue={profile.pronouns ?? ''}
          maxLength={50}
          hint={words.pronounsHint}
          error={errorAt('pronouns')}
        />
      </div>
      <AreaField label={words.bio} name="bio" defaultValue={profile.bio ?? ''} maxLength={1000} />
    </>
  )
}

function Details({ profile, errorAt }: PartProps) {
  const { profile: words } = useSettingsWords()
  const locale = useLocale()
  const countries = useMemo(() => countriesIn(locale), [locale])
  const languages = useMemo(() => languagesIn(locale, profile.language), [locale, profile.language])
  const zones = useMemo(() => zonesIn(locale, profile.timeZone), [locale, profile.timeZone])
  return (
    <>
      <p className={s.lead}>{words.detailsText}</p>
      <div className={s.pair}>
        <Field
          label={words.birthDate}
          name="birthDate"
          type="date"
          min="1900-01-01"
          defaultValue={profile.birthDate ?? ''}
          error={errorAt('birthDate')}
        />
        <Field
          label={words.gender}
          name="gender"
          defaultValue={profile.gender ?? ''}
          maxLength={50}
          error={errorAt('gender')}
        />
        <SelectField
          label={words.country}
          name="country"
          value={profile.country}
          none={words.unsaid}
          choices={countries}
        />
        <SelectField
          label={words.language}
          name="language"
          value={profile.language}
          none={words.unsaid}
          choices={languages}
        />
      </div>
      <SelectField
        label={words.timeZone}
        hint={words.timeZoneHint}
        name="timeZone"
        value={profile.timeZone}
        none={words.unsaid}
        choices={zones}
      />
    </>
  )
}

function ProfileForm({ profile }: { readonly profile: ProfileFields }) {
  const { profile: words } = useSettingsWords()
  const common = useCommon()
  const [tags, setTags] = useState(profile.tags)
  const [error, setError] = useState<Error>()
  const update = useAct(UpdateProfile, {
    failed: setError,
    done: ({ updateProfile }) => {
      setError(undefined)
      mergeEntity(updateProfile)
      void queries.invalidateQueries({ queryKey: ['person'] })
      toast({ tone: 'good', text: words.saved })
    },
  })
  const submit = (form: FormData) => {
    const changes = changedFields(profile, { ...Object.fromEntries(form), tags })
    if (Object.keys(changes).length === 0) toast({ tone: 'good', text: words.saved })
    else update.mutate({ ...changes, requestId: newRequestId() })
  }
  const wrong = error instanceof ApiError ? error.field : undefined
  const errorAt = (name: string) => (wrong === name ? error?.message : undefined)
  return (
    <form
      className={s.main}
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <Card title={words.shown}>
        <Names profile={profile} errorAt={errorAt} />
        <TagsField
          label={words.tags}
          hint={words.tagsHint}
          removeLabel={words.removeTag}
          value={tags}
          onChange={setTags}
          error={errorAt('tags')}
        />
      </Card>
      <Card title={words.details}>
        <Details profile={profile} errorAt={errorAt} />
      </Card>
      {error && wrong === undefined && (
        <p className={fieldStyles.error} role="alert">
          {error.message}
        </p>
      )}
      <div>
        <Button look="brand" type="submit" busy={update.isPending}>
          {common.save}
        </Button>
      </div>
    </form>
  )
}

export function ProfileSettings() {
  const { profile: words } = useSettingsWords()
  const { data, isError, refetch } = useQuery(profileReading)
  return (
    <>
      <Title>{words.title}</Title>
      {isError && !data && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={6} height={56} />}
      {data?.me && <AvatarCard person={data.me} />}
      {data?.me && <ProfileForm key={data.me.id} profile={data.me} />}
    </>
  )
}
