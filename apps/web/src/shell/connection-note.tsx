import { useEffect, useState } from 'react'
import { useIsWaiting } from '../api/act.ts'
import { useConnection } from '../api/live.ts'
import { endedToken } from '../api/session.ts'
import { useCommon } from '../i18n/common/index.ts'
import s from './connection-note.module.css'
import { useIsOnline } from './online.ts'

/** A moment without a socket is nothing to speak of. */
const LOST_MS = 2500

/** Says that nobody answers, and what waits for it. */
export function ConnectionNote() {
  const words = useCommon()
  const connection = useConnection()
  const isOnline = useIsOnline()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLost(connection === 'lost' && !endedToken()), LOST_MS)
    return () => clearTimeout(timer)
  }, [connection])
  const isWaiting = useIsWaiting()
  return isLost || !isOnline || isWaiting ? (
    <p className={s.lost} role="status">
      {isWaiting ? words.waiting : words.offline}
    </p>
  ) : null
}
