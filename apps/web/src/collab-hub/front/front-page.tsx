import { useListing } from '../../api/listing.ts'
import { HubScene } from '../../front/scenes.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Title } from '../../ui/title.tsx'
import { To } from '../../shell/nav.tsx'
import { openRolesListing } from '../roles/readings.ts'
import { RoleRows } from '../roles/role-rows.tsx'
import { startupsListing } from '../startups/readings.ts'
import { StartupCards } from '../startups/startup-card.tsx'
import { NoStartups } from '../startups/startups-page.tsx'
import { NoRoles } from '../roles/roles-page.tsx'
import s from './front-page.module.css'
import { useHubFrontWords } from './words/index.ts'

const SHOWN = 6
const WAYS = [
  { name: 'founders', icon: 'flag' },
  { name: 'talent', icon: 'send' },
  { name: 'investors', icon: 'key' },
] as const

/** Only what fits: the rest has a page of its own. */
const firstOf = <Item,>(list: ReturnType<typeof useListing<unknown, Item>>) => ({
  ...list,
  items: list.items?.slice(0, SHOWN),
  more: undefined,
})

/** For who is not in: what there is to see, and why one would come in. */
export function HubFrontPage() {
  const words = useHubFrontWords()
  const startups = firstOf(useListing(startupsListing('PUBLIC')))
  const roles = firstOf(useListing(openRolesListing))
  return (
    <div className={s.page}>
      <section className={s.hero}>
        <div className={s.claim}>
          <Title>{words.title}</Title>
          <p>{words.lead}</p>
          <div className={s.acts}>
            <To to="/sign-up" className={buttonClass('brand')}>
              {words.join}
            </To>
            <To to="/startups" className={buttonClass('plain')}>
              {words.look}
            </To>
          </div>
        </div>
        <div className={s.scene} aria-hidden="true">
          <HubScene label="" />
        </div>
      </section>
      <section aria-labelledby="new-startups" className={s.part}>
        <header>
          <h2 id="new-startups">{words.startups}</h2>
          <To to="/startups">{words.all}</To>
        </header>
        <Listing list={startups} height={150} empty={<NoStartups />}>
          {(items) => <StartupCards startups={items} />}
        </Listing>
      </section>
      <section aria-labelledby="new-roles" className={s.part}>
        <header>
          <h2 id="new-roles">{words.roles}</h2>
          <To to="/roles">{words.all}</To>
        </header>
        <Listing list={roles} height={60} empty={<NoRoles />}>
          {(items) => <RoleRows roles={items} />}
        </Listing>
      </section>
      <section aria-labelledby="ways" className={s.part}>
        <h2 id="ways">{words.forWhom}</h2>
        <ul className={s.ways}>
          {WAYS.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size={20} />
              <h3>{words[name][0]}</h3>
              <p>{words[name][1]}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
