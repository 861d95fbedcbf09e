import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { request } from '../../../api/client.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AreaField, Field, fieldStyles } from '../../../ui/field.tsx'
import { squareOf } from '../../../ui/picture.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TagsField } from '../../../ui/tags-field.tsx'
import { Title } from '../../../ui/title.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { failureOf, FormError } from '../../../ui/form-error.tsx'
import { pageStyles } from '../../kit/page.tsx'
import { sendUpload } from '../../uploads/send-upload.ts'
import { meReading, useMe } from '../me.ts'
import { personOf } from '../person.tsx'
import type { OwnProfile } from '../users.operations.ts'
import { RemoveAvatar, SetAvatar, UpdateProfile } from './settings.operations.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

const SKILLS_MAX = 20

function PictureCard({ me }: { readonly me: OwnProfile }) {
  const { profile: words } = useSettingsWords()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const remove = useAct(RemoveAvatar, {
    optimistic: () => mergeEntity({ id: me.id, avatarUrl: null }),
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const picture = await squareOf(file).catch(() => {
        throw new Error(words.unreadable)
      })
      const uploadId = await sendUpload('avatar', picture)
      mergeEntity((await request(SetAvatar, { uploadId, requestId: newRequestId() })).setAvatar)
    } catch (error) {
      toast({ tone: 'bad', text: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={words.picture}>
      <div className={s.picture}>
        <Avatar person={personOf(me)} size={64} />
        <p className={pageStyles.note}>{words.pictureText}</p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          data-testid="picture"
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
        <Button small icon="image" busy={isBusy} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        {me.avatarUrl !== null && (
          <Button small look="quiet" onClick={() => remove.mutate({ requestId: newRequestId() })}>
            {words.remove}
          </Button>
        )}
      </div>
    </Card>
  )
}

const FIELDS = ['firstName', 'lastName', 'bio', 'linkedinUrl'] as const

/** Only what is another now; an empty field takes the old value away. */
function changedIn(me: OwnProfile, form: FormData, skills: readonly string[]) {
  const texts = FIELDS.flatMap((name) => {
    const next = String(form.get(name) ?? '').trim() || null
    return next === me[name] ? [] : [[name, next] as const]
  })
  const isOther = skills.join('\n') !== me.skills.join('\n')
  return { ...Object.fromEntries(texts), ...(isOther && { skills }) }
}

interface NamesProps {
  readonly me: OwnProfile
  readonly errorAt: (name: string) => string | undefined
}

function Names({ me, errorAt }: NamesProps) {
  const { profile: words } = useSettingsWords()
  return (
    <div className={fieldStyles.pair}>
      <Field
        label={words.firstName}
        name="firstName"
        required
        maxLength={50}
        defaultValue={me.firstName}
        error={errorAt('firstName')}
      />
      <Field
        label={words.lastName}
        name="lastName"
        required
        maxLength={50}
        defaultValue={me.lastName}
        error={errorAt('lastName')}
      />
    </div>
  )
}

function ProfileForm({ me }: { readonly me: OwnProfile }) {
  const { profile: words } = useSettingsWords()
  const common = useCommon()
  const [skills, setSkills] = useState(me.skills)
  const [error, setError] = useState<Error>()
  const update = useAct(UpdateProfile, {
    touches: [meReading.queryKey],
    failed: setError,
    done: ({ updateProfile }) => {
      setError(undefined)
      mergeEntity(updateProfile)
      toast({ tone: 'good', text: words.saved })
    },
  })
  const failure = failureOf(error, [...FIELDS, 'skills'])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const changes = changedIn(me, new FormData(event.currentTarget), skills)
        update.mutate({ ...changes, requestId: newRequestId() })
      }}
    >
      <Card title={words.shown}>
        <Names me={me} errorAt={failure.at} />
        <AreaField label={words.bio} name="bio" maxLength={1000} defaultValue={me.bio ?? ''} />
        <Field
          label={words.linkedin}
          name="linkedinUrl"
          type="url"
          maxLength={500}
          placeholder="https://www.linkedin.com/in/"
          defaultValue={me.linkedinUrl ?? ''}
          error={failure.at('linkedinUrl')}
        />
        <TagsField
          label={words.skills}
          hint={words.skillsHint}
          removeLabel={words.removeSkill}
          value={skills}
          onChange={setSkills}
          max={SKILLS_MAX}
          isFree
          error={failure.at('skills')}
        />
        <FormError text={failure.rest} />
        <Button look="brand" type="submit" busy={update.isPending}>
          {common.save}
        </Button>
      </Card>
    </form>
  )
}

export function ProfileSettings() {
  const { profile: words } = useSettingsWords()
  const me = useMe()
  return (
    <>
      <Title>{words.title}</Title>
      {!me && <Skeleton lines={6} height={48} />}
      {me && <PictureCard me={me} />}
      {me && <ProfileForm key={me.id} me={me} />}
    </>
  )
}
