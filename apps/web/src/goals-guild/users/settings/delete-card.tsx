import { useRef, useState } from 'react'
import { newRequestId } from '../../../api/act.ts'
import { request } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { queries } from '../../../api/cache.ts'
import { signIn, signOut } from '../../../api/session.ts'
import { EntranceForm } from '../../../account/entrance-form.tsx'
import { useAccountWords } from '../../../account/words/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useMe } from '../me.ts'
import { profileReading } from './readings.ts'
import { DeleteAccount } from './settings.operations.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

const STALE = 'core.stale-sign-in'

/** Who is meant has to be typed; whoever signed in long ago shows once more that it is them. */
function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { leave: words } = useSettingsWords()
  const account = useAccountWords()
  const me = useMe()
  const requestId = useRef(newRequestId())
  const [isStale, setStale] = useState(false)
  const remove = async (nickname: string, password: string) => {
    if (nickname.trim().replace(/^@/, '').toLowerCase() !== me?.nickname.toLowerCase())
      throw new ApiError({ message: words.mismatch, extensions: { field: 'nickname' } })
    try {
      if (isStale) {
        const profile = await queries.ensureQueryData(profileReading)
        await signIn(profile.me?.email ?? '', password)
      }
      await request(DeleteAccount, { requestId: requestId.current })
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== STALE) throw error
      setStale(true)
      return
    }
    await signOut()
  }
  return (
    <Dialog title={words.confirmTitle} onClose={onClose}>
      <p className={s.lead}>{isStale ? words.stale : words.confirmText}</p>
      <EntranceForm
        fields={[
          {
            name: 'nickname',
            label: words.type(me?.nickname ?? ''),
            type: 'text',
            autoComplete: 'off',
          },
          ...(isStale
            ? [
                {
                  name: 'password',
                  label: account.password,
                  type: 'password' as const,
                  autoComplete: 'current-password',
                },
              ]
            : []),
        ]}
        submit={words.act}
        onSubmit={({ nickname = '', password = '' }) => remove(nickname, password)}
      />
    </Dialog>
  )
}

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
)

export function DeleteCard() {
  const { leave: words } = useSettingsWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={words.title} className={s.danger}>
      <p className={s.lead}>{words.text}</p>
      <div className={s.lists}>
        <Lines title={words.goesTitle} lines={words.goes} />
        <Lines title={words.staysTitle} lines={words.stays} />
      </div>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {words.act}
      </Button>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}
