import { Link, Outlet } from '@tanstack/react-router'
import { onSignOut } from '../account/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Mark } from '../ui/mark.tsx'
import { partClass, Parts } from '../ui/parts.tsx'
import s from './frame.module.css'
import { useOwnWords } from './words/index.ts'

const PARTS = [
  { to: '/security', icon: 'shield', name: 'security' },
  { to: '/preferences', icon: 'settings', name: 'preferences' },
  { to: '/products', icon: 'archive', name: 'products' },
] as const

/** Around the pages of one's account, whichever product one comes from. */
export function OwnFrame() {
  const words = useOwnWords()
  return (
    <>
      <header className={s.top}>
        <a href="/" className={s.brand} aria-label={words.home}>
          <Mark /> Longtable
        </a>
        <Button look="quiet" small icon="out" onClick={onSignOut}>
          {words.signOut}
        </Button>
      </header>
      <main>
        <Parts
          label={words.title}
          parts={PARTS.map(({ to, icon, name }) => (
            <Link
              key={to}
              to={to as never}
              className={partClass}
              activeProps={{ 'aria-current': 'page' }}
            >
              <Icon name={icon} size={20} /> {words.parts[name]}
            </Link>
          ))}
        >
          <Outlet />
        </Parts>
      </main>
    </>
  )
}
