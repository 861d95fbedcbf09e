import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { request } from '../../../api/client.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AreaField, Field, fieldStyles } from '../../../ui/field.tsx'
import { squareOf } from '../../../ui/picture.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SwitchRow, Switches } from '../../../ui/switches.tsx'
import { Title } from '../../../ui/title.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { failureOf, FormError } from '../../../ui/form-error.tsx'
import { pageStyles } from '../../kit/page.tsx'
import { sendUpload } from '../../uploads/send-upload.ts'
import { meReading, setMe, useMe } from '../me.ts'
import { personOf } from '../person.ts'
import { type OwnProfile, SyncEmail } from '../users.operations.ts'
import { RemoveProfilePhoto, SetProfilePhoto, UpdateProfile } from './settings.operations.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

function PictureCard({ me }: { readonly me: OwnProfile }) {
  const { profile: words } = useSettingsWords()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const remove = useAct(RemoveProfilePhoto, {
    done: ({ removeProfilePhoto }) => setMe(removeProfilePhoto),
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const picture = await squareOf(file).catch(() => {
        throw new Error(words.unreadable)
      })
      const uploadId = await sendUpload(picture, { purpose: 'profilePhoto' })
      const done = await request(SetProfilePhoto, { uploadId, requestId: newRequestId() })
      setMe(done.setProfilePhoto)
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
        {me.photoUrl !== null && (
          <Button small look="quiet" onClick={() => remove.mutate({ requestId: newRequestId() })}>
            {words.remove}
          </Button>
        )}
      </div>
    </Card>
  )
}

const FIELDS = [
  { name: 'displayName', max: 100 },
  { name: 'familyRelationship', max: 100 },
  { name: 'familyBranch', max: 100 },
  { name: 'generation', max: 100 },
  { name: 'contactEmail', max: 254 },
] as const

const NAMES = [...FIELDS.map(({ name }) => name), 'bio'] as const

/** Only what is another now; an empty field takes the old value away. */
const changedIn = (me: OwnProfile, form: FormData) =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const next = String(form.get(name) ?? '').trim() || null
      return next === me[name] ? [] : [[name, next] as const]
    }),
  )

function ProfileForm({ me }: { readonly me: OwnProfile }) {
  const { profile: words } = useSettingsWords()
  const common = useCommon()
  const [error, setError] = useState<Error>()
  const update = useAct(UpdateProfile, {
    touches: [meReading.queryKey],
    failed: setError,
    done: ({ updateProfile }) => {
      setError(undefined)
      setMe(updateProfile)
      toast({ tone: 'good', text: words.saved })
    },
  })
  const failure = failureOf(error, NAMES)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const changes = changedIn(me, new FormData(event.currentTarget))
        update.mutate({ ...changes, requestId: newRequestId() })
      }}
    >
      <Card title={words.shown}>
        <div className={fieldStyles.pair}>
          {FIELDS.map(({ name, max }) => (
            <Field
              key={name}
              label={words[name]}
              name={name}
              type={name === 'contactEmail' ? 'email' : 'text'}
              required={name === 'displayName'}
              maxLength={max}
              defaultValue={me[name] ?? ''}
              error={failure.at(name)}
            />
          ))}
        </div>
        <AreaField label={words.bio} name="bio" maxLength={5000} defaultValue={me.bio ?? ''} />
        <FormError text={failure.rest ?? failure.at('bio')} />
        <Button look="brand" type="submit" busy={update.isPending}>
          {common.save}
        </Button>
      </Card>
    </form>
  )
}

function PrivacyCard({ me }: { readonly me: OwnProfile }) {
  const { profile: words } = useSettingsWords()
  const { mutate } = useAct(UpdateProfile, { done: ({ updateProfile }) => setMe(updateProfile) })
  const sync = useAct(SyncEmail, {
    done: ({ syncEmail }) => {
      setMe(syncEmail)
      toast({ tone: 'good', text: words.saved })
    },
  })
  return (
    <Card title={words.privacy}>
      <Switches>
        <SwitchRow
          {...words.private}
          isOn={me.isProfilePrivate}
          onChange={(isProfilePrivate) => mutate({ isProfilePrivate, requestId: newRequestId() })}
        />
      </Switches>
      <p className={s.lead}>{words.email(me.email)}</p>
      <Button
        small
        busy={sync.isPending}
        onClick={() => sync.mutate({ requestId: newRequestId() })}
      >
        {words.syncEmail}
      </Button>
    </Card>
  )
}

export function ProfileSettings() {
  const { profile: words } = useSettingsWords()
  const me = useMe()
  return (
    <>
      <Title>{words.title}</Title>
      {!me && <Skeleton lines={6} height={48} />}
      {me && (
        <>
          <PictureCard me={me} />
          <ProfileForm key={me.userId} me={me} />
          <PrivacyCard me={me} />
        </>
      )}
    </>
  )
}
