import { Outlet } from '@tanstack/react-router'
import { Empty } from '../../ui/empty.tsx'
import { Segments } from '../../ui/segments.tsx'
import { To } from '../../shell/nav.tsx'
import area from '../startups/startup-area.module.css'
import { useMe } from '../users/me.ts'
import { useAdminWords } from './words/index.ts'

const PARTS = [
  'queue',
  'startups',
  'users',
  'reports',
  'figures',
  'subscriptions',
  'audit',
  'entities',
] as const

/** The server decides who may; whoever may not is not shown what would be refused. */
export function AdminArea() {
  const words = useAdminWords()
  const me = useMe()
  if (me?.role !== 'ADMIN') return <Empty isPage title={words.refused} text={words.refusedText} />
  return (
    <div className={area.area}>
      <div className={area.parts}>
        <Segments label={words.refused}>
          {PARTS.map((name) => (
            <To key={name} to={`/admin/${name}`}>
              {words.parts[name]}
            </To>
          ))}
        </Segments>
      </div>
      <Outlet />
    </div>
  )
}
