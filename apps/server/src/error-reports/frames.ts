import type { StackFrame } from '@sentry/core';

/** A line of a stack trace. What an error's message says never looks like one. */
const FRAME =
  /^ {4}at (?:async )?(?:(?:new )?([\w$.<>#[\] ]+) \()?(?:file:\/\/)?(\/[^\s()]+|node:[\w/]+):(\d+):(\d+)\)?$/;
/** Our own files, in the sources and in a build. */
const OWN = /^.*\/((?:apps|packages|programs)\/(?:(?!node_modules)[\w./-])+\.(?:ts|js))$/;

/** Returns the lines of an error's stack trace without its message. */
export function framesOf({ message, stack = '' }: Error): string[] {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return lines.filter((line) => FRAME.test(line));
}

/** Returns the frames within our own files, the innermost last. */
export function ownFrames(error: Error): StackFrame[] {
  return framesOf(error)
    .flatMap((line) => {
      const [, name, path = '', row, column] = FRAME.exec(line) ?? [];
      const [, filename] = OWN.exec(path) ?? [];
      if (!filename) return [];
      return { filename, function: name ?? '?', lineno: Number(row), colno: Number(column), in_app: true };
    })
    .reverse();
}
