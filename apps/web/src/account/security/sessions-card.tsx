import { useState } from 'react'
import { request } from '../../api/client.ts'
import { useListing } from '../../api/listing.ts'
import { signOut } from '../../api/session.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import { deviceName } from './agent.ts'
import { sessionsListing } from './readings.ts'
import { SignOutEverywhere } from './security.operations.ts'
import s from './security.module.css'
import { useSecurityWords } from './words/index.ts'

interface ShownSession {
  readonly sessionId: string
  readonly address: string
  readonly agent: string
  readonly rotatedAt: string
  readonly isCurrent: boolean
}

function SessionRow({ session }: { readonly session: ShownSession }) {
  const words = useSecurityWords()
  return (
    <li className={s.session}>
      <Icon name="device" size={22} />
      <div>
        <strong title={session.agent}>{deviceName(session.agent)}</strong>
        <small>
          {session.address} · <Ago time={session.rotatedAt} />
        </small>
      </div>
      {session.isCurrent && <span className={s.here}>{words.sessions.here}</span>}
    </li>
  )
}

export function SessionsCard() {
  const { sessions: words } = useSecurityWords()
  const common = useCommon()
  const list = useListing(sessionsListing)
  const [isAsking, setAsking] = useState(false)
  const end = async () => {
    try {
      await request(SignOutEverywhere, {})
      await signOut()
    } catch {
      toast({ tone: 'bad', text: common.failed })
    }
  }
  return (
    <Card title={words.title}>
      <p className={s.lead}>{words.text}</p>
      <Listing list={list} empty={null}>
        {(sessions) => (
          <ul className={s.sessions}>
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} />
            ))}
          </ul>
        )}
      </Listing>
      <Button icon="out" onClick={() => setAsking(true)}>
        {words.everywhere}
      </Button>
      {isAsking && (
        <Confirm
          title={words.everywhereTitle}
          text={words.everywhereText}
          act={words.everywhere}
          isDanger
          onConfirm={() => void end()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
