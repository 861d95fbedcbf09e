import { Link, Outlet } from '@tanstack/react-router'
import { Empty } from '../../ui/empty.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Title } from '../../ui/title.tsx'
import { useMe } from '../users/me.ts'
import s from './admin.module.css'
import { useAdminWords } from './words/index.ts'

const PARTS = [
  { to: '/admin/users', name: 'users' },
  { to: '/admin/reports', name: 'reports' },
  { to: '/admin/promotions', name: 'promotions' },
  { to: '/admin/audit', name: 'audit' },
  { to: '/admin/dead-letters', name: 'letters' },
] as const

/** The server decides who may; whoever may not is not shown forms that would be refused. */
export function AdminPage() {
  const words = useAdminWords()
  const me = useMe()
  if (me && !me.roles.includes('admin'))
    return <Empty isPage title={words.refused} text={words.refusedText} />
  return (
    <div className={s.page}>
      <header>
        <Title>{words.title}</Title>
        <p className={s.lead}>{words.refusedText}</p>
      </header>
      <Segments label={words.title}>
        {PARTS.map(({ to, name }) => (
          <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
            {words.parts[name]}
          </Link>
        ))}
      </Segments>
      <Outlet />
    </div>
  )
}
