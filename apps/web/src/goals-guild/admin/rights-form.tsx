import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.tsx'
import {
  type AdminProfileFields,
  SetFollowerShards,
  SetUserRoles,
  SetUserTier,
} from './admin.operations.ts'
import s from './admin.module.css'
import { ADMIN } from './look-up.ts'
import { useAdminWords } from './words/index.ts'

const ROLES = ['admin', 'partner'] as const
const TIERS = ['free', 'pro'] as const

interface OfProfile {
  readonly profile: AdminProfileFields
}

const intentOn = ({ id: userId }: AdminProfileFields) => ({ userId, requestId: newRequestId() })

function RolesCard({ profile }: OfProfile) {
  const words = useAdminWords()
  const roles = useAct(SetUserRoles, {
    touches: [ADMIN, ['me']],
    done: () => toast({ tone: 'good', text: words.saved }),
  })
  return (
    <Card title={words.rolesTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = new FormData(event.currentTarget).getAll('role')
          roles.mutate({
            ...intentOn(profile),
            roles: ROLES.filter((role) => chosen.includes(role)),
          })
        }}
      >
        {ROLES.map((role) => (
          <label key={role} className={s.check}>
            <input
              type="checkbox"
              name="role"
              value={role}
              defaultChecked={profile.roles.includes(role)}
            />
            <span>
              {words.roles[role].name}
              <small>{words.roles[role].text}</small>
            </span>
          </label>
        ))}
        <Button type="submit" busy={roles.isPending}>
          {words.set}
        </Button>
      </form>
    </Card>
  )
}

function TierCard({ profile }: OfProfile) {
  const words = useAdminWords()
  const tier = useAct(SetUserTier, {
    touches: [ADMIN],
    done: () => toast({ tone: 'good', text: words.saved }),
  })
  return (
    <Card title={words.tierTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = new FormData(event.currentTarget).get('tier')
          const next = TIERS.find((one) => one === chosen)
          if (next) tier.mutate({ ...intentOn(profile), tier: next })
        }}
      >
        <fieldset className={fieldStyles.choices}>
          <legend className="hidden-text">{words.tierTitle}</legend>
          {TIERS.map((one) => (
            <label key={one} className={s.check}>
              <input type="radio" name="tier" value={one} defaultChecked={profile.tier === one} />
              <span>{words.tiers[one]}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" busy={tier.isPending}>
          {words.set}
        </Button>
      </form>
    </Card>
  )
}

function ShardsCard({ profile }: OfProfile) {
  const words = useAdminWords()
  const shards = useAct(SetFollowerShards, {
    done: ({ setFollowerShards: set }) =>
      toast({ tone: 'good', text: words.shardsDone(set.shards, set.highest) }),
  })
  return (
    <Card title={words.shardsTitle}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const count = Number(new FormData(event.currentTarget).get('shards'))
          shards.mutate({ ...intentOn(profile), shards: count })
        }}
      >
        <Field
          label={words.shards}
          hint={words.shardsHint}
          name="shards"
          type="number"
          min={1}
          max={64}
          required
        />
        <Button type="submit" busy={shards.isPending}>
          {words.set}
        </Button>
      </form>
    </Card>
  )
}

/** What somebody may do, and how their followers are kept. */
export const RightsForm = ({ profile }: OfProfile) => (
  <div className={s.cards}>
    <RolesCard profile={profile} />
    <TierCard profile={profile} />
    <ShardsCard profile={profile} />
  </div>
)
