import { useRef, useState } from 'react'
import { Entrance } from '../../../account/entrance.tsx'
import { newRequestId, useAct } from '../../../api/act.ts'
import { queries } from '../../../api/cache.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, fieldStyles } from '../../../ui/field.tsx'
import { TagsField } from '../../../ui/tags-field.tsx'
import { Toasts } from '../../../ui/toasts.tsx'
import { failureOf, FormError } from '../../../ui/form-error.tsx'
import { useGo } from '../../../shell/nav.tsx'
import { meReading } from '../me.ts'
import { RegisterUser } from './welcome.operations.ts'
import s from './welcome-page.module.css'
import { useWelcomeWords } from './words/index.ts'

const ROLES = ['FOUNDER', 'TALENT', 'INVESTOR'] as const
type Role = (typeof ROLES)[number]

const SKILLS_MAX = 20

function RoleChoice({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  const words = useWelcomeWords()
  return (
    <fieldset className={s.roles}>
      <legend className={fieldStyles.label}>{words.role}</legend>
      {ROLES.map((one) => (
        <label key={one} className={fieldStyles.choice}>
          <input type="radio" name="role" checked={role === one} onChange={() => onChoose(one)} />
          <span className={s.role}>
            {words.roles[one][0]}
            <small>{words.roles[one][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Names({ errorAt }: { readonly errorAt: (name: string) => string | undefined }) {
  const words = useWelcomeWords()
  return (
    <div className={fieldStyles.pair}>
      <Field
        label={words.firstName}
        name="firstName"
        required
        maxLength={50}
        autoComplete="given-name"
        error={errorAt('firstName')}
      />
      <Field
        label={words.lastName}
        name="lastName"
        required
        maxLength={50}
        autoComplete="family-name"
        error={errorAt('lastName')}
      />
    </div>
  )
}

/** Somebody has an account, and is new here: what they come for, and a name. */
export function WelcomePage() {
  const words = useWelcomeWords()
  const go = useGo()
  const [role, setRole] = useState<Role>('TALENT')
  const [skills, setSkills] = useState<readonly string[]>([])
  const [error, setError] = useState<Error>()
  const requestId = useRef(newRequestId())
  const register = useAct(RegisterUser, {
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ registerUser }) => {
      queries.setQueryData(meReading.queryKey, { me: registerUser })
      go('/', { replace: true })
    },
  })
  const failure = failureOf(error, ['firstName', 'lastName', 'skills'])
  const submit = (form: FormData) =>
    register.mutate({
      firstName: String(form.get('firstName') ?? '').trim(),
      lastName: String(form.get('lastName') ?? '').trim(),
      role,
      ...(role === 'TALENT' && { skills }),
      requestId: requestId.current,
    })
  return (
    <Entrance title={words.title} lead={words.lead}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <RoleChoice role={role} onChoose={setRole} />
        <Names errorAt={failure.at} />
        {role === 'TALENT' && (
          <TagsField
            label={words.skills}
            hint={words.skillsHint}
            removeLabel={words.removeSkill}
            value={skills}
            onChange={setSkills}
            max={SKILLS_MAX}
            isFree
            error={failure.at('skills')}
          />
        )}
        <FormError text={failure.rest} />
        <Button look="brand" type="submit" wide busy={register.isPending}>
          {words.submit}
        </Button>
      </form>
      <Toasts />
    </Entrance>
  )
}
