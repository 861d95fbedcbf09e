import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { Entrance } from '../../account/entrance.tsx'
import { EntranceForm } from '../../account/entrance-form.tsx'
import { newRequestId } from '../../api/act.ts'
import { queries } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { meReading } from './me.ts'
import { RegisterUser } from './users.operations.ts'
import { useUsersWords } from './words/index.ts'

/** Somebody has an account, and is new here. */
export function WelcomePage() {
  const { welcome } = useUsersWords()
  const navigate = useNavigate()
  const requestId = useRef(newRequestId())
  const register = async (nickname: string, fullName: string) => {
    const variables = { nickname: nickname.trim(), fullName: fullName.trim() }
    const { registerUser } = await request(RegisterUser, {
      ...variables,
      requestId: requestId.current,
    }).finally(() => {
      requestId.current = newRequestId()
    })
    queries.setQueryData(meReading.queryKey, { me: registerUser })
    await navigate({ to: '/', replace: true })
  }
  return (
    <Entrance title={welcome.title} lead={welcome.lead}>
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
    </Entrance>
  )
}
