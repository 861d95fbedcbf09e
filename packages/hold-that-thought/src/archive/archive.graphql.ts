import { listQuery, mutationFields, noInput, query } from '@longtable/api'
import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { admin, type FamilyContext } from '../context.ts'
import type { ArchiveResolvers } from '../generated/schema.ts'
import { archiveUrl, printUrl } from './archive-files.ts'
import { type ArchiveTaskView, archiveTaskView } from './archive-task-views.ts'
import { archiveTasksNewestFirst } from './archive-task.patterns.ts'
import { ArchiveTaskInput, archiveTaskInView } from './archive.policy.ts'
import { checkArchive, exportArchive } from './export-archive.ts'
import { PROBLEMS_SHOWN } from './check-archive.ts'
import { importArchive } from './import-archive.ts'

const typeDefs = /* GraphQL */ `
  enum ArchiveTaskKind {
    "Reads everything, and compares it with what was written down of it."
    check
    export
    import
  }
  enum ArchiveTaskStatus {
    queued
    running
    done
    "errorMessage says why."
    failed
  }
  "All letters with their former texts, scans and comments, the people and the gallery, on their way."
  type ArchiveTask {
    id: ID!
    kind: ArchiveTaskKind!
    status: ArchiveTaskStatus!
    requestedBy: ID!
    "Letters, and files of the gallery, that are whole; of a check all files that were read."
    doneCount: Int!
    "In bytes, once it is packed."
    size: Float
    sha256: String
    errorMessage: String
    "Of what was packed: a zip with an index.html; of a check all that is wrong. It goes after a week."
    downloadUrl: String
    "Of a check: entries of all kinds."
    itemCount: Int
    "Of a check."
    fileCount: Int
    "Of a check."
    fileBytes: Float
    "Of a check: how many things are not as they should be."
    problemCount: Int
    "The first of them."
    problems: [String!]!
    createdAt: String!
    updatedAt: String!
  }
  type ArchiveTaskPage {
    items: [ArchiveTask!]!
    after: String
  }
  extend type Letter {
    "To be printed: a PDF of its text."
    printUrl: String!
  }
  extend type Query {
    "For admins."
    archiveTask(taskId: ID!): ArchiveTask!
    "For admins, newest first."
    archiveTasks(first: Int, after: String): ArchiveTaskPage!
  }
  extend type Mutation {
    "For admins."
    exportArchive(requestId: String): ArchiveTask!
    "For admins: whether all that is stored is as it was put there."
    checkArchive(requestId: String): ArchiveTask!
    "For admins, where there are no letters, people and pictures yet: a zip uploaded for the purpose archive."
    importArchive(uploadId: ID!, requestId: String): ArchiveTask!
  }
`

const archiveTask = async (
  context: FamilyContext,
  { taskId }: z.infer<typeof ArchiveTaskInput>,
): Promise<ArchiveTaskView> => archiveTaskView(await archiveTaskInView(context, taskId))

async function archiveTasks(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<ArchiveTaskView>> {
  await admin(context, 'archiveTasks')
  const found = await archiveTasksNewestFirst(context, {}, page)
  return { ...found, items: found.items.map(archiveTaskView) }
}

const resolvers = {
  Query: {
    archiveTask: query(ArchiveTaskInput, archiveTask),
    archiveTasks: listQuery(noInput, archiveTasks),
  },
  Mutation: mutationFields({ checkArchive, exportArchive, importArchive }),
  ArchiveTask: { downloadUrl: (task, _, context) => archiveUrl(context, task) },
  Letter: { printUrl: (letter, _, context) => printUrl(context, letter) },
} satisfies ArchiveResolvers

export const archiveModule = {
  name: 'archive',
  typeDefs,
  resolvers,
  pageSizeMax: { 'ArchiveTask.problems': PROBLEMS_SHOWN },
}
