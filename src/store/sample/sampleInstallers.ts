import type { Branch } from '@/store/places/branches/branch';
import type { Installer } from '@/store/places/installers/installer';

const BRANCHES = [
  ['Kolkata', '19'],
  ['Ahmedabad', '24'],
  ['Mumbai', '27'],
  ['Delhi', '07'],
  ['Chennai', '33'],
  ['Bangalore', '29'],
] as const;

/** The sample's installers, each with the place of a branch. */
const INSTALLERS = [
  ['Rakesh Yadav', 4],
  ['Imran Shaikh', 3],
  ['Suresh Patil', 3],
  ['Gurpreet Singh', 4],
  ['Murugan S', 5],
  ['Debashis Roy', 1],
  ['Prakash Solanki', 2],
  ['Vinod Nair', 6],
  ['Anil Kumar', 4],
  ['Manoj Tiwari', 1],
  ['Kavita Joshi', 3],
  ['Farhan Qureshi', 6],
] as const;

/** The branches of the sample business. */
export const sampleBranches = (mark: string): Branch[] =>
  BRANCHES.map(([branch, stateCode], index) => ({
    id: `${mark}-branch-${index + 1}`,
    number: index + 1,
    branch,
    stateCode,
  }));

/** The installers of the sample business. */
export const sampleInstallers = (mark: string): Installer[] =>
  INSTALLERS.map(([name, branch], index) => ({
    id: `${mark}-bag-${index + 1}`,
    number: index + 1,
    name,
    mobile: `98${String(20_114_500 + index * 3_713)}`,
    branchId: `${mark}-branch-${branch}`,
  }));
