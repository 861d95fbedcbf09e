import { buildSchema, type FragmentDefinitionNode, Kind, parse } from 'graphql/index.js'
import { expect, it } from 'vitest'
import { printOperations } from './print-operations.ts'

const schema = buildSchema(`
  enum Light { dawn dusk }
  type Goal { id: ID! title: String! light: Light tasks(first: Int): [Task!]! }
  type Task { id: ID! done: Boolean! }
  input Where { tag: String! from: Int }
  type Query { goal(id: ID!, where: Where): Goal }
`)

function printed(source: string): string {
  const document = parse(source)
  const fragments = document.definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  )
  return printOperations({
    schema,
    document,
    endpoint: '/guild/graphql',
    source: 'goals.graphql',
    operationFrom: './operation.ts',
    fragments: new Map(fragments.map((node) => [node.name.value, { node, from: '.' }])),
  })
}

it('has a type for what an operation takes and gives, and its text with its fragments', () => {
  const text = printed(`
    fragment TaskFields on Task { id done }
    query Goal($id: ID!, $where: Where) {
      goal(id: $id, where: $where) { id name: title light tasks(first: 3) { ...TaskFields } }
    }
  `)
  expect(text).toContain('export type TaskFields = { readonly id: string; readonly done: boolean }')
  expect(text).toContain(
    "export type GoalData = { readonly goal: { readonly id: string; readonly name: string; readonly light: 'dawn' | 'dusk' | null; readonly tasks: ReadonlyArray<TaskFields> } | null }",
  )
  expect(text).toContain(
    'export type GoalVariables = { readonly id: string; readonly where?: { readonly tag: string; readonly from?: number | null | undefined } | null | undefined }',
  )
  expect(text).toContain('tasks(first:3){...TaskFields}}}fragment TaskFields on Task{id done}')
})

it('refuses what has no name', () => {
  expect(() => printed('query { goal(id: "1") { id } }')).toThrow('no name')
  expect(() => printed('query A { goal(id: "1") { ... on Goal { id } } }')).toThrow(
    'Name the fragment',
  )
})
