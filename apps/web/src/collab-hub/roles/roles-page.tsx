import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { isMeant } from '../../ui/meant.ts'
import { FilterField, FilterSelect } from '../kit/filters.tsx'
import { Page } from '../kit/page.tsx'
import { oneOf, useAsked, useGo } from '../nav.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { useMe } from '../users/me.ts'
import { openRolesListing, ROLE_TYPES } from './readings.ts'
import { RoleRows } from './role-rows.tsx'
import type { OpenRolesData } from './roles.operations.ts'
import { useRolesWords } from './words/index.ts'

type Role = OpenRolesData['openRoles']['items'][number]

const SKILLS_MAX = 40

export function NoRoles() {
  const words = useRolesWords()
  return <Empty title={words.noneTitle} text={words.noneText} />
}

/** Those that most roles ask for, first. */
function skillsOf(roles: readonly Role[]): string[] {
  const counts = new Map<string, number>()
  for (const { skills } of roles)
    for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, most], [b, least]) => least - most || a.localeCompare(b))
    .slice(0, SKILLS_MAX)
    .map(([skill]) => skill)
}

const textOf = ({ title, skills, startup }: Role) =>
  [title, ...skills, startup.name, startup.location].join(' ')

type Narrow = (more: Record<string, string | undefined>) => void

function Filters({ roles, narrow }: { readonly roles: readonly Role[]; readonly narrow: Narrow }) {
  const words = useRolesWords()
  const terms = useTermsWords()
  const me = useMe()
  const { q = '', skill, paid, type } = useAsked()
  const skills = skillsOf(roles)
  return (
    <>
      <FilterField
        label={words.filter}
        value={q}
        onChange={(text) => narrow({ q: text || undefined })}
      />
      <FilterSelect
        label={words.type}
        none={words.anyType}
        value={oneOf(ROLE_TYPES, type)}
        choices={ROLE_TYPES.map((one) => [one, terms.roleType[one]])}
        onChange={(one) => narrow({ type: one })}
      />
      <FilterSelect
        label={words.skill}
        none={words.anySkill}
        value={skill}
        choices={[...new Set([...skills, ...(skill ? [skill] : [])])].map((one) => [one, one])}
        onChange={(one) => narrow({ skill: one })}
      />
      {me && (
        <Button
          small
          aria-pressed={Boolean(paid)}
          icon={paid ? 'check' : 'plus'}
          onClick={() => narrow({ paid: paid ? undefined : 'yes' })}
        >
          {words.paid}
        </Button>
      )}
    </>
  )
}

/** Everything that one can apply for, narrowed by what is in the address. */
export function RolesPage() {
  const words = useRolesWords()
  const go = useGo()
  const asked = useAsked()
  const { q = '', skill, paid } = asked
  const type = oneOf(ROLE_TYPES, asked['type'])
  const all = useListing(openRolesListing)
  const items = all.items?.filter(
    (role) =>
      (!type || role.type === type) &&
      (!skill || role.skills.includes(skill)) &&
      (!paid || role.compensation) &&
      isMeant(textOf(role), q),
  )
  const isNarrowed = [q, skill, paid, type].some(Boolean)
  const narrow: Narrow = (more) => go('/roles', { asked: { ...asked, ...more }, replace: true })
  return (
    <Page title={words.title} bar={<Filters roles={all.items ?? []} narrow={narrow} />}>
      <Listing
        list={{ ...all, items }}
        height={72}
        empty={
          isNarrowed ? (
            <Empty
              title={words.noMatch}
              text={words.noMatchText}
              action={<Button onClick={() => go('/roles')}>{words.clear}</Button>}
            />
          ) : (
            <NoRoles />
          )
        }
      >
        {(shown) => <RoleRows roles={shown} />}
      </Listing>
    </Page>
  )
}
