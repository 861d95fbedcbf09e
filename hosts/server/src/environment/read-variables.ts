import { type EnvironmentValues, type Variable, variables } from './variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The value, or the sentence that says what is wrong; a secret is not repeated in it. */
function readOne(name: string, { schema, secret }: Variable, typed: string) {
  const { success, data, error } = schema.safeParse(typed)
  if (success) return { data }
  const rule = error.issues[0]?.message
  return { problem: `${name} must be ${rule}${secret ? '' : `: "${typed}"`}` }
}

/** Every value, and everything that is wrong; where one is wrong, the rest is read as without it. */
export function readVariables(environment: Environment) {
  const problems: string[] = []
  const read = Object.entries<Variable>(variables).map(([name, variable]) => {
    // An empty variable is the same as none: shells and process managers make no difference.
    const typed = environment[name] || variable.default
    if (typed === undefined) return [name, undefined]
    const { data, problem } = readOne(name, variable, typed)
    if (problem === undefined) return [name, data]
    problems.push(problem)
    return [name, variable.default && variable.schema.parse(variable.default)]
  })
  return { values: Object.fromEntries(read) as EnvironmentValues, problems }
}
