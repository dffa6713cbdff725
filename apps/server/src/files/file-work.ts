import { openFile } from './open-file.ts';
import { joinFiles, takePages } from './pdf-pages.ts';

/** What a worker does with files, by name. */
export const FILE_WORK = { openFile, takePages, joinFiles } as const;

type Work = typeof FILE_WORK;
export type WorkName = keyof Work;
export type WorkInput<N extends WorkName> = Parameters<Work[N]>[0];
export type WorkAnswer<N extends WorkName> = Awaited<ReturnType<Work[N]>>;

/** A message to a worker. */
export type FileTask = { readonly name: WorkName; readonly input: WorkInput<WorkName> };
