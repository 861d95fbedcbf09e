import { useRef, useState } from 'react'
import { EntranceForm } from '../../../account/entrance-form.tsx'
import { newRequestId } from '../../../api/act.ts'
import { queries } from '../../../api/cache.ts'
import { request } from '../../../api/client.ts'
import { toast } from '../../../ui/toasts.tsx'
import { AvatarChoice } from '../avatar/avatar-choice.tsx'
import { sendAvatar } from '../avatar/send-avatar.ts'
import { meReading } from '../me.ts'
import { RegisterUser } from '../profile-acts.operations.ts'
import { useUsersWords } from '../words/index.ts'

const NOBODY_YET = { id: '', nickname: '🙂', fullName: '' }

/** They are in: the picture can be chosen again in the settings. */
const tellFailure = (error: Error) => toast({ tone: 'bad', text: error.message })

/** A name, and with it somebody is registered; what follows can be left out. */
export function NameStep({ onDone }: { readonly onDone: () => void }) {
  const { welcome, avatar } = useUsersWords()
  const requestId = useRef(newRequestId())
  const [picture, setPicture] = useState<Blob>()
  const register = async (nickname: string, fullName: string) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const variables = { nickname: nickname.trim(), fullName: fullName.trim(), timeZone }
    const { registerUser } = await request(RegisterUser, {
      ...variables,
      requestId: requestId.current,
    }).finally(() => {
      requestId.current = newRequestId()
    })
    queries.setQueryData(meReading.queryKey, { me: registerUser })
    if (picture) await sendAvatar(picture).catch(tellFailure)
    onDone()
  }
  return (
    <>
      <AvatarChoice
        person={NOBODY_YET}
        text={avatar.optional}
        picture={picture}
        onChoose={setPicture}
      />
      <EntranceForm
        fields={[
          {
            name: 'nickname',
            label: welcome.nickname,
            type: 'text',
            autoComplete: 'nickname',
            hint: welcome.nicknameRule,
          },
          { name: 'fullName', label: welcome.fullName, type: 'text', autoComplete: 'name' },
        ]}
        submit={welcome.submit}
        onSubmit={({ nickname = '', fullName = '' }) => register(nickname, fullName)}
      />
    </>
  )
}
