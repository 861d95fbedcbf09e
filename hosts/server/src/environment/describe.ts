import { type Variable, variables } from './variables.ts'

const all = Object.entries<Variable>(variables)

const meant = ({ default: fixed, unset }: Variable) => fixed ?? unset ?? ''

/** For a terminal: what each variable is for, and below its name what holds without it. */
export const environmentHelp = (): string =>
  all
    .flatMap(([name, variable]) => [`  ${name} (${meant(variable)})`, `      ${variable.help}`])
    .join('\n')

/** For the document, as Markdown. */
export const environmentTable = (): string =>
  [
    '| variable | what it says | without it |',
    '|---|---|---|',
    ...all.map(
      ([name, variable]) =>
        `| \`${name}\` | ${variable.help}${variable.secret ? ' (a secret)' : ''} | ${
          variable.default === undefined ? meant(variable) : `\`${variable.default}\``
        } |`,
    ),
  ].join('\n')
