// Generated from archive.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type TaskFields = { readonly id: string; readonly kind: 'check' | 'export' | 'import'; readonly status: 'done' | 'failed' | 'queued' | 'running'; readonly doneCount: number; readonly size: number | null; readonly sha256: string | null; readonly errorMessage: string | null; readonly downloadUrl: string | null; readonly itemCount: number | null; readonly fileCount: number | null; readonly fileBytes: number | null; readonly problemCount: number | null; readonly problems: ReadonlyArray<string>; readonly createdAt: string }

export type ArchiveTasksData = { readonly archiveTasks: { readonly after: string | null; readonly items: ReadonlyArray<TaskFields> } }
export type ArchiveTasksVariables = { readonly after?: string | null | undefined }
export const ArchiveTasks: Operation<ArchiveTasksData, ArchiveTasksVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query ArchiveTasks($after:String){archiveTasks(first:20 after:$after){after items{...TaskFields}}}fragment TaskFields on ArchiveTask{id kind status doneCount size sha256 errorMessage downloadUrl itemCount fileCount fileBytes problemCount problems createdAt}",
}

export type ExportArchiveData = { readonly exportArchive: TaskFields }
export type ExportArchiveVariables = { readonly requestId?: string | null | undefined }
export const ExportArchive: Operation<ExportArchiveData, ExportArchiveVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ExportArchive($requestId:String){exportArchive(requestId:$requestId){...TaskFields}}fragment TaskFields on ArchiveTask{id kind status doneCount size sha256 errorMessage downloadUrl itemCount fileCount fileBytes problemCount problems createdAt}",
}

export type ImportArchiveData = { readonly importArchive: TaskFields }
export type ImportArchiveVariables = { readonly uploadId: string; readonly requestId?: string | null | undefined }
export const ImportArchive: Operation<ImportArchiveData, ImportArchiveVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ImportArchive($uploadId:ID!$requestId:String){importArchive(uploadId:$uploadId requestId:$requestId){...TaskFields}}fragment TaskFields on ArchiveTask{id kind status doneCount size sha256 errorMessage downloadUrl itemCount fileCount fileBytes problemCount problems createdAt}",
}
