import { existsSync, readFileSync, rmSync } from 'node:fs';

/** What a vitest report says of a stage. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  /** The files with a failed test, or that couldn't start, with what each said. */
  readonly failures: readonly FailedFile[];
};

type FailedFile = { readonly file: string; readonly passed: number; readonly said: string };

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/**
 * Reads a vitest report and deletes it.
 * @param path a file of vitest's json reporter; a run that wrote none failed
 * @param isGood whether the run ended without an error
 */
export function readReport(path: string, isGood: boolean): Outcome {
  if (!existsSync(path)) return { passed: 0, failed: 1, failures: [] };
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(path);
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => ({
      file: name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
      said: [
        message,
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`),
      ]
        .filter(Boolean)
        .join('\n'),
    }));
  // A file that can't even start has no failed test of its own.
  const failed = isGood ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed, failures };
}
