import { Outlet } from '@tanstack/react-router'
import { Empty } from '../../ui/empty.tsx'
import { Segments } from '../../ui/segments.tsx'
import { To } from '../../shell/nav.tsx'
import { isAdmin, useMe } from '../users/me.ts'
import s from './admin.module.css'
import { useAdminWords } from './words/index.ts'

const PARTS = ['members', 'archive', 'storage', 'audit'] as const

/** The server decides who may; whoever may not is not shown what would be refused. */
export function AdminArea() {
  const words = useAdminWords()
  const me = useMe()
  if (!isAdmin(me)) return <Empty isPage title={words.refused} text={words.refusedText} />
  return (
    <>
      <div className={s.parts}>
        <Segments label={words.area}>
          {PARTS.map((name) => (
            <To key={name} to={`/admin/${name}`}>
              {words.parts[name]}
            </To>
          ))}
        </Segments>
      </div>
      <Outlet />
    </>
  )
}
